"""A flow that gives every part of a map the room it needs (a cartogram)."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import numpy as np
from scipy.fft import dctn, idctn
from scipy.ndimage import gaussian_filter, map_coordinates


class Flow:
    """A smooth deformation of the board onto itself, kept as the images of a mesh of points."""

    def __init__(self, width: float, height: float, step: float = 4.0) -> None:
        self.width, self.height = width, height
        self.nx, self.ny = int(width / step) + 1, int(height / step) + 1
        self.mesh = np.stack(np.meshgrid(np.linspace(0, width, self.nx), np.linspace(0, height, self.ny)), -1)

    def __call__(self, points: np.ndarray) -> np.ndarray:
        """Where the flow has carried these points of the board."""
        x = points[:, 0] / self.width * (self.nx - 1)
        y = points[:, 1] / self.height * (self.ny - 1)
        cx, cy = np.clip(x, 0, self.nx - 1), np.clip(y, 0, self.ny - 1)
        out = np.column_stack([map_coordinates(self.mesh[..., k], [cy, cx], order=3, mode="nearest") for k in (0, 1)])
        out[:, 0] += (x - cx) / (self.nx - 1) * self.width
        out[:, 1] += (y - cy) / (self.ny - 1) * self.height
        return out

    def spread(self, density: np.ndarray, blur: float, strength: float = 1.0, steps: int = 16) -> None:
        """Move the mesh so that `density` (mass per area on a grid over the board) becomes more even.

        The flux that levels the density in unit time is a potential flow, and points ride on it
        (Gastner, Seguy and More 2018).
        """
        ny, nx = density.shape
        rho = gaussian_filter(density / density.mean(), blur, mode="reflect") ** strength
        rho /= rho.mean()
        wave_y, wave_x = (2 * np.cos(np.pi * np.arange(n) / n) - 2 for n in (ny, nx))
        lam = wave_y[:, None] + wave_x[None]
        lam[0, 0] = 1
        hat = dctn(1 - rho, norm="ortho") / lam
        hat[0, 0] = 0
        psi = idctn(hat, norm="ortho")
        jy, jx = np.gradient(-psi)
        # no flow through the sides of the board
        jx[:, 0] = jx[:, -1] = 0
        jy[0] = jy[-1] = 0
        pts = self.mesh.reshape(-1, 2)
        scale = np.array([nx / self.width, ny / self.height])
        pos = pts * scale - 0.5
        top = np.array([nx - 1, ny - 1])

        def velocity(p: np.ndarray, time: float) -> np.ndarray:
            at = [np.clip(p[:, 1], 0, top[1]), np.clip(p[:, 0], 0, top[0])]
            r = (1 - time) * map_coordinates(rho, at, order=1, mode="nearest") + time
            return np.column_stack([map_coordinates(j, at, order=1, mode="nearest") for j in (jx, jy)]) / r[:, None]

        h = 1 / steps
        for k in range(steps):
            mid = pos + velocity(pos, k * h) * h / 2
            pos = pos + velocity(mid, (k + 0.5) * h) * h
        new = ((pos + 0.5) / scale).reshape(self.ny, self.nx, 2)
        new[:, 0, 0], new[:, -1, 0], new[0, :, 1], new[-1, :, 1] = 0, self.width, 0, self.height
        self.mesh = new
