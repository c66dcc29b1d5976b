// The emblem of each card, in a box of 24 by 24; cards of several ages share theirs.

import { discoveryIcons as D, heroIcons as H, signs as S, wonderIcons as W } from '../../lib/board/icons';
import type { Drawn } from '../../lib/board/Picture.svelte';
import { cardOf } from './cards';
import { glyphs } from './glyphs';

// prettier-ignore
const E = {
  tractor: { line: 'M7.5 13a4.5 4.5 0 1 0 .01 0ZM18.5 16a3 3 0 1 0 .01 0ZM4 13V6h6l1.5 5H20v4.5M12 17.5h3.5M16.5 11V6.5', fill: 'M7.5 16a1.5 1.5 0 1 0 .01 0Z' },
  ingots: { line: 'M2.5 20 4.5 14h6l2 6ZM12.5 20l2-6h6l2 6ZM7 13l2-6h6l2 6Z', fill: 'M9 7h6l.7 2H8.3ZM4.5 14h6l.7 2H3.8ZM14.5 14h6l.7 2h-7.4Z' },
  cart: { line: 'M3 9h18l-3 8H6ZM8 19a1.7 1.7 0 1 0 .01 0ZM16 19a1.7 1.7 0 1 0 .01 0Z', fill: 'M5 8.5c1-3 3-2 4-4 1.5-1 3 0 3.5 1.5 2-1.5 4 0 4 1 1.5 0 2.5.5 2.5 1.5Z' },
  derrick: { line: 'M12 3 6 21M12 3l6 18M8.7 13h6.6M7.4 17.5h9.2M9.8 9h4.4M8.7 13l7.9 4.5M15.3 13l-7.9 4.5M3 21.5h18', fill: 'M19.5 3c1.5 2.3 2 3.2 2 4.2a2 2 0 0 1-4 0c0-1 .5-1.9 2-4.2Z' },
  church: { line: 'M5 21V12l7-5 7 5v9ZM12 7V2M10 4h4M3 21h18', fill: 'M10 21v-4.5a2 2 0 0 1 4 0V21ZM12 10a1.5 1.5 0 1 0 .01 0Z' },
  microscope: { line: 'M6 21h13M9 3h4v9H9ZM8 12h6v2.5H8ZM15.5 8a6 6 0 0 1 .5 12M7 17h8', fill: 'M9.5 1.5h3v2h-3Z' },
  chip: { line: 'M6 6h12v12H6ZM9.5 9.5h5v5h-5ZM9 6V2.5M12 6V2.5M15 6V2.5M9 21.5V18M12 21.5V18M15 21.5V18M2.5 9H6M2.5 12H6M2.5 15H6M18 9h3.5M18 12h3.5M18 15h3.5' },
  colosseum: { line: 'M3 21V7l3-2 6-1 6 1 3 2v14ZM3 12h18', fill: 'M5 20v-4a1.5 1.5 0 0 1 3 0v4ZM10.5 20v-4a1.5 1.5 0 0 1 3 0v4ZM16 20v-4a1.5 1.5 0 0 1 3 0v4ZM5.5 11V9.5a1 1 0 0 1 2 0V11ZM11 11V9a1 1 0 0 1 2 0v2ZM16.5 11V9.5a1 1 0 0 1 2 0V11Z' },
  ball: { line: 'M12 3a9 9 0 1 0 .01 0ZM12 8.5 8.5 11l1.3 4.2h4.4L15.5 11ZM12 8.5V3.5M8.5 11 4 9.5M9.8 15.2 7 19M14.2 15.2 17 19M15.5 11 20 9.5' },
  cup: { line: 'M7 3h10v6a5 5 0 0 1-10 0ZM7 5H3.5c0 4 1.3 5.5 4 6M17 5h3.5c0 4-1.3 5.5-4 6M12 14v4M8 21.5h8', fill: 'M8.5 18h7l1 3.5h-9Z' },
  newspaper: { line: 'M3.5 4h14v16h-12a2 2 0 0 1-2-2ZM17.5 8h3v10a2 2 0 0 1-2 2h-1M6 12.5h9M6 15h9M6 17.5h9', fill: 'M6 6.5h9v3.5H6Z' },
  screen: { line: 'M3 4h18v13H3ZM8.5 21h7M12 17v4', fill: 'M10 7.5v6l5.5-3Z' },
  camera: { line: 'M3 11h12v9H3ZM6.5 3.5a3.2 3.2 0 1 0 .01 0ZM12.5 4.5a2.7 2.7 0 1 0 .01 0ZM15 14l6-3v9l-6-3' },
  rifles: { line: 'M4 20 19 5M20 20 5 5M3 17l4 4M21 17l-4 4M14 7l2.5 2.5M10 7 7.5 9.5', fill: 'M18 3.5 20.5 6l-3 2-1.5-1.5ZM6 3.5 3.5 6l3 2L8 6.5Z' },
  helmet: { line: 'M3 15c0-6 4-10 9-10s9 4 9 10M2 15h20v2.5H2ZM6 17.5l1 3.5M18 17.5l-1 3.5', fill: 'M5 14c0-4.5 3-7.5 7-7.5 1.5 2 1 5-1 7.5Z' },
  knight: { line: 'M6 21.5h13M7.5 21.5c0-5 4-6 4.5-9.5l-3 2c-.8 1.5-2.3 2-3.5 1.2-.9-.6-1-1.7-.3-2.6L9 6.5 9.5 3l2.3 1.7c4.7.5 7.2 5 7.2 11.3v5.5M14 7c2 2 2.7 5 2.7 9', fill: 'M10.5 7.5a1 1 0 1 0 .01 0Z' },
  sabre: { line: 'M20 3c0 8-5 13-13 15M20 3c-2 7-6 11-12.5 12.5M4 13l6 7M6.5 17.5 3 21' },
  tank: { line: 'M2.5 15.5h19l-1.5 4.5h-16ZM6 15.5l1-4h9l2 4M9 11.5V9h5v2.5M14 10.3h8M6.5 17.8h.1M10 17.8h.1M13.5 17.8h.1M17 17.8h.1', fill: 'M8 9.5h6.5v2H8Z' },
  cannon: { line: 'M8 13a4.5 4.5 0 1 0 .01 0ZM8 15v5M5.5 17.5h5M12 19h9', fill: 'M4.5 12 17.5 4l3 4.5-8 5c-1-2-2.7-2.8-4.5-2.8-1.2 0-2.5.4-3.5 1.3Z' },
  rocket: { line: 'M12 2c3.5 3 5 7 5 11l-2 4H9l-2-4c0-4 1.5-8 5-11ZM7 12l-3.5 4v4L8 17M17 12l3.5 4v4L16 17M10.5 19.5v2.5M13.5 19.5v2.5', fill: 'M12 7.5a2.2 2.2 0 1 0 .01 0Z' },
  plane: { line: 'M12 2c1 0 1.6 1.6 1.6 3.5V9.5l8 5v2l-8-2.5v4.5l2.5 2v1.5L12 21l-4.1 1v-1.5l2.5-2V14l-8 2.5v-2l8-5V5.5C10.4 3.6 11 2 12 2Z' },
  gear: { line: 'M12 8.5a3.5 3.5 0 1 0 .01 0ZM10.5 2.5h3l.5 2.8 2.2 1 2.5-1.5 2 2-1.5 2.5.9 2.2 2.9.5v3l-2.9.5-.9 2.2 1.5 2.5-2 2-2.5-1.5-2.2 1-.5 2.8h-3l-.5-2.8-2.2-1-2.5 1.5-2-2 1.5-2.5-.9-2.2L1 15v-3l2.9-.5.9-2.2-1.5-2.5 2-2 2.5 1.5 2.2-1Z' },
  satellite: { line: 'M9.5 9.5l5 5-2.5 2.5-5-5ZM14.5 9.5 18 6M3 9l4-4 3 3-4 4ZM12 18l4-4 3 3-4 4ZM17 3.5c2 0 3.5 1.5 3.5 3.5M5 15.5a6 6 0 0 0 3.5 3.5' },
  statue: { line: 'M8 21.5h8M9 18l.5-5-2.5-5 2-1.5h6l2 1.5-1.5 4.5.5 5.5ZM15 6.5l3.5-4M9.5 21.5V18h5v3.5', fill: 'M12 2a2.2 2.2 0 1 0 .01 0ZM17.5 3.5l2.5-2.5.5 2.5Z' },
  taj: { line: 'M2 21.5h20M4 21.5V9M20 21.5V9M7 21.5V13h10v8.5M12 2.5V4', fill: 'M12 3.5c.5 2 4 3 4 6 0 1.2-.6 2-1 2.5H9c-.4-.5-1-1.3-1-2.5 0-3 3.5-4 4-6ZM10.5 21.5V17a1.5 1.5 0 0 1 3 0v4.5ZM4 6.5c.8 1 1.2 1.5 1.2 2.5H2.8C2.8 8 3.2 7.5 4 6.5ZM20 6.5c.8 1 1.2 1.5 1.2 2.5h-2.4c0-1 .4-1.5 1.2-2.5Z' },
  eiffel: { line: 'M12 1.5V6M12 6c-.5 5-2 11-6 15.5h3.5c.5-3 1.3-4.5 2.5-4.5s2 1.5 2.5 4.5H18C14 17 12.5 11 12 6ZM9.5 13h5M10.5 9.5h3' },
  liner: { line: 'M2 15h20l-3 5H5ZM6 15v-3.5h11l1.5 3.5M9 11.5V6h2.5v5.5M13.5 11.5V6H16v5.5M2 22.5c3-1.5 5 1 7.5 0s5 1 7.5 0 4 .5 5 0', fill: 'M9 6h2.5v2H9ZM13.5 6H16v2h-2.5Z' },
  burger: { line: 'M3.5 11c0-4.5 3.5-7 8.5-7s8.5 2.5 8.5 7ZM3 14c2-1.5 3.5 1.5 6 0s4 1.5 6 0 4 1.5 6 0M4 17h16c0 2.5-1.5 3.5-3.5 3.5h-9C5.5 20.5 4 19.5 4 17Z', fill: 'M8 7.5a.8.8 0 1 0 .01 0ZM12 6a.8.8 0 1 0 .01 0ZM16 7.5a.8.8 0 1 0 .01 0Z' },
  clapper: { line: 'M3 10h18v11H3ZM3 10 4 6.5 20.5 3l.5 3.5ZM7.5 5.8l2.5 3M12.5 4.7l2.5 3M17 3.8l2 2.7' },
  net: { line: 'M12 3a9 9 0 1 0 .01 0ZM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9M12 3C9 5.5 8 8.5 8 12s1 6.5 4 9M4.5 7.5h15M4.5 16.5h15' },
  bicorne: { line: 'M2 16c4-1 5-10 10-10s6 9 10 10c-3 2.5-17 2.5-20 0Z', fill: 'M12 9.5a2.5 2.5 0 1 0 .01 0Z' },
  apple: { line: 'M12 8c-2-2-6.5-1.5-7.5 2.5-1 4 2 10.5 5 10.5 1 0 1.5-.5 2.5-.5s1.5.5 2.5.5c3 0 6-6.5 5-10.5C18.5 6.5 14 6 12 8ZM12 8c0-2.5 1-4 3-5' , fill: 'M12.5 6c.5-2 2-3.5 4.5-3.5C17 5 15 6 12.5 6Z' },
  guitar: { line: 'M13.5 10.5 21 3M19.5 1.5l3 3', fill: 'M13 9c1.5-.8 3.2.8 2.5 2.5-.5 1.3.2 2-.3 3.5-.5 1.8-2.4 1.8-3.2 3.5-1 2.3-4 3.5-6.5 1S2.7 14.3 5 13c1.7-.8 1.7-2.7 3.5-3.2 1.5-.4 3-.1 4.5-.8ZM9 12.5a2.3 2.3 0 1 0 .01 0Z' },
  die: { line: 'M12 2.5 20.5 7v10L12 21.5 3.5 17V7ZM3.5 7 12 11.5 20.5 7M12 11.5v10', fill: 'M12 6a1.3.8 0 1 0 .01 0ZM7.5 13a.9 1.2 0 1 0 .01 0ZM16 16.5a.9 1.2 0 1 0 .01 0ZM17.5 12a.9 1.2 0 1 0 .01 0Z' },
  flag: { line: 'M5 22V2.5', fill: 'M5 3c4-2 6 2 9.5 1S19 3 20 3.5V13c-2-1-3.5-.5-5.5.5S9 11 5 13Z' },
  crystals: { line: 'M8 21 5 13l3-7 3.5 7ZM15 21l-3.5-8L15 3l4 10ZM3 21h18', fill: 'M8 6l3.5 7L8 21ZM15 3l4 10-4 8Z' },
  plot: { line: 'M3 20h18M5 20V9M19 20V9M5 12l14-2M12 20v-6M3.5 9h3M17.5 9h3', fill: 'M9 20v-4h6v4Z' },
  stairs: { line: 'M3 20h5v-4.5h5V11h5V6.5h3M14 3l4-1 1 4' },
  horn: { line: 'M3 8c6 10 12 10 18 2M3 8l3-1c4 6 8 6 11 2M17 9l4-3v6', fill: 'M9 16l1 5h2l.5-4.5Z' },
  rat: { line: 'M3 16c3 3 9 3 12 0l5-2c-1-5-5-7-9-6-5 1-8 5-8 8ZM3 16c-1 3 3 5 7 4M15 9c0-2 3-2 3 .5' , fill: 'M17 12.5a.9.9 0 1 0 .01 0Z' },
  torch: { line: 'M10 12h4l-1 10h-2ZM8.5 12h7', fill: 'M12.3 1.5c.5 3 3.2 4 3.2 7.5H8.5c0-2.5 1.5-3.5 1.8-5 .8.6 1.2 1.3 1.3 2 .6-1.2.9-2.8.7-4.5Z' },
  bomb: { line: 'M14.5 8.5 17 6M17 6c1.5-2 3-2 4-.5M19 2v2M22.5 5h-1.5', fill: 'M10.5 7.5a7 7 0 1 0 .01 0Z' },
  walkers: { line: 'M9 21l1.5-6-2.5-2.5 1-5M10.5 15l3.5 6M9 8.5l4.5 2.5 2-.5M5 12.5l4-4', fill: 'M10.5 2.5a2 2 0 1 0 .01 0ZM4 14h4v5H4Z' },
  podium: { line: 'M2.5 21v-6h6.3v6M8.8 21V9h6.4v12M15.2 21v-8h6.3v8ZM2 21h20', fill: 'M12 2l1 2.2 2.3.2-1.7 1.6.5 2.3-2.1-1.2-2.1 1.2.5-2.3-1.7-1.6 2.3-.2Z' },
  handshake: { line: 'M2 8l4-2 5 2 3-1 5 2 3 6-3 2M2 8v7l3 1M11 8l-3 4c1.5 1.5 3 1 4-.5L17 16c-1 1.5-2 1.5-3 .5M14 16.5c-.5 1.5-2 1.5-3 .5M11 17c-1 1.5-2.5 1-3.5 0L5 15.5' },
  suitcase: { line: 'M3 8h18v12H3ZM9 8V4.5h6V8M3 13h18M7 8v12M17 8v12' },
  globe: { line: 'M12 3a8 8 0 1 0 .01 0ZM4 11h16M12 3c2.5 2 3.5 5 3.5 8s-1 6-3.5 8c-2.5-2-3.5-5-3.5-8s1-6 3.5-8M8 22.5h8M12 19v3.5' },
  mask: { line: 'M4 5c5.5 1.5 10.5 1.5 16 0v6c0 5-3.5 9-8 10.5C7.5 20 4 16 4 11Z', fill: 'M6.5 9.5c1.5-1 3-1 4.5 0-1 1.8-3.5 1.8-4.5 0ZM13 9.5c1.5-1 3-1 4.5 0-1 1.8-3.5 1.8-4.5 0ZM8.5 16c2-1.5 5-1.5 7 0-1.5-2.5-5.5-2.5-7 0Z' },
  column3: { line: 'M4 21h16M6 18V7M10 18V7M14 18V7M18 18V7M3 18h18M3.5 7h17M12 2l8 4H4Z' },
  tower: { line: 'M7 21.5V10h10v11.5M5.5 10V4h3v2.5h2V4h3v2.5h2V4h3v6ZM4.5 21.5h15', fill: 'M10.5 21.5v-4a1.5 1.5 0 0 1 3 0v4ZM11.2 12h1.6v2.5h-1.6Z' },
} satisfies Record<string, Drawn>;

// prettier-ignore
const emblemOf: Record<string, Drawn | undefined> = {
  agriculture: D.agriculture, irrigation: D.irrigation, selective_breeding: D.animal_husbandry, mechanized_agriculture: E.tractor,
  bronze: E.ingots, iron: D.metallurgy, coal: E.cart, oil: E.derrick,
  religion: E.column3, theology: E.church, organized_religion: D.architecture,
  philosophy: H.scroll, alchemy: D.chemistry, scientific_method: E.microscope, computers: E.chip,
  bread_and_circuses: E.colosseum, team_sports: E.ball, professional_sports: E.cup,
  printing_press: D.printing, journalism: E.newspaper, multimedia: E.screen,
  drama: D.theatre, opera: D.music, movies: E.camera,
  warriors: glyphs.infantry, swordsmen: H.sword, riflemen: E.rifles, modern_infantry: E.helmet,
  knights: E.knight, cavalrymen: E.sabre, tanks: E.tank, cannon: E.cannon, rockets: E.rocket, air_forces: E.plane,
  despotism: H.sun, monarchy: H.crown, theocracy: E.church, constitutional_monarchy: H.scroll, republic: H.column, communism: E.gear, democracy: D.democracy, fundamentalism: E.torch,
  warfare: S.conquest, strategy: D.heraldry, military_theory: H.star, code_of_laws: D.code_of_laws, justice_system: H.scales, civil_service: H.quill,
  cartography: D.cartography, navigation: D.compass, satellites: E.satellite, masonry: D.masonry, architecture: H.dividers, engineering: E.gear,
  colossus: E.statue, hanging_gardens: W.hanging_gardens, library_of_alexandria: D.literature, pyramids: W.pyramids_of_giza, great_wall: W.great_wall, st_peters_basilica: D.architecture,
  taj_mahal: E.taj, universitas_carolina: D.school, eiffel_tower: E.eiffel, kremlin: W.kremlin, ocean_liner_service: E.liner, transcontinental_railroad: D.railway,
  fast_food_chains: E.burger, first_space_flight: E.rocket, hollywood: E.clapper, internet: E.net,
  alexander_the_great: H.sword, aristotle: D.philosophy, hammurabi: D.code_of_laws, homer: H.lyre, julius_caesar: H.laurel, moses: D.writing,
  christopher_columbus: H.ship, frederick_barbarossa: H.crown, genghis_khan: H.bow, joan_of_arc: E.flag, leonardo_da_vinci: H.dividers, michelangelo: H.brush,
  isaac_newton: E.apple, js_bach: D.music, james_cook: D.compass, maximilien_robespierre: H.scales, napoleon_bonaparte: E.bicorne, william_shakespeare: H.quill,
  albert_einstein: D.physics, mahatma_gandhi: H.lotus, rock_and_roll_icon: E.guitar, nikola_tesla: D.electricity, winston_churchill: H.shield, game_designer: E.die,
  engineering_genius: H.dividers, frugality: D.pottery, ideal_building_site: E.plot, patriotism: E.flag, revolutionary_idea: D.philosophy, rich_land: D.biology, work_of_art: D.painting,
  bountiful_harvest: D.agriculture, breakthrough: H.star, efficient_upgrade: E.stairs, mineral_deposits: E.crystals, wave_of_nationalism: E.horn, endowment_for_the_arts: H.lyre, military_build_up: E.helmet,
  development_of_agriculture: D.agriculture, development_of_crafts: D.metallurgy, development_of_markets: D.coinage, development_of_politics: H.scroll, development_of_religion: E.column3,
  development_of_science: D.astronomy, development_of_settlement: D.pottery, development_of_trade_routes: D.roads, development_of_warfare: H.shield, no_event: H.sun,
  barbarians: H.bow, border_conflict: D.cartography, crusades: D.religious_wars, cultural_influence: H.lyre, foray: H.coin, good_harvest: D.agriculture, immigration: E.walkers, new_deposits: E.crystals,
  pestilence: D.epidemic, raiders: S.plunder, rats: E.rat, rebellion: E.torch, reign_of_terror: E.mask, scientific_breakthrough: D.philosophy, uncertain_borders: D.roads,
  civil_unrest: E.torch, cold_war: E.rocket, crime_wave: E.mask, economic_progress: D.banking, emigration: E.suitcase, iconoclasm: E.statue, independence_declaration: H.scroll,
  international_agreement: E.handshake, national_pride: E.flag, popularization_of_science: E.newspaper, ravages_of_time: D.clockmaking, refugees: E.walkers, terrorism: E.bomb,
  impact_of_agriculture: D.agriculture, impact_of_architecture: D.architecture, impact_of_colonies: E.globe, impact_of_competition: E.cup, impact_of_government: D.democracy, impact_of_happiness: H.sun,
  impact_of_industry: E.gear, impact_of_population: E.walkers, impact_of_progress: D.clockmaking, impact_of_science: D.physics, impact_of_strength: E.podium, impact_of_technology: E.chip, impact_of_wonders: W.pyramids_of_giza,
  developed_territory: D.school, fertile_territory: D.agriculture, historic_territory: H.column, inhabited_territory: D.pottery, strategic_territory: H.shield, wealthy_territory: H.coin,
  enslave: D.slavery, plunder: S.plunder, raid: E.torch, annex: E.flag, assassinate: H.sword, sabotage: E.bomb, spy: E.mask, armed_intervention: E.helmet,
  war_over_culture: H.lyre, war_over_resources: E.crystals, war_over_technology: E.gear, war_over_territory: E.globe, holy_war: D.religious_wars,
  open_borders_agreement: D.roads, trade_routes_agreement: H.ship, acceptance_of_supremacy: H.crown, international_trade_agreement: D.banking, promise_of_military_protection: H.shield,
  scientific_cooperation: D.physics, international_tourism: E.suitcase, loss_of_sovereignty: H.crown, military_pact: S.conquest, peace_treaty: H.laurel, bonus: E.tower,
};

/** The emblem of a card; the age at the end of an id does not matter, and all tactics have the same. */
export const emblem = (id: string): Drawn | undefined =>
  emblemOf[id] ??
  emblemOf[id.replace(/_(a|i|ii|iii)$/, '')] ??
  (cardOf(id).type === 'tactic' ? glyphs.tactic : undefined);
