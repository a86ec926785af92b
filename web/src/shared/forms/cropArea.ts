import type { Area, Size } from './shrinkPicture.ts';

/** What the user chose: `zoom` from 1, and the place of the part from 0 to 1 on each axis. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number };

/** The largest part in the upper middle, where most faces are. */
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.2 };
export const ZOOM_MAX = 4;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The chosen part (px) of a picture, with the shape `ratio` (width to height). */
export const cropArea = ({ width, height }: Size, ratio: number, { zoom, x, y }: Crop): Area => {
  const whole = Math.min(width, height * ratio);
  const part = whole / within(zoom, 1, ZOOM_MAX);
  const size = { width: part, height: part / ratio };
  return {
    x: (width - size.width) * within(x, 0, 1),
    y: (height - size.height) * within(y, 0, 1),
    width: size.width,
    height: size.height,
  };
};

/** The crop after the picture was dragged by a share of the frame on each axis. */
export const dragged = (picture: Size, ratio: number, crop: Crop, by: { readonly x: number; readonly y: number }): Crop => {
  const { width, height } = cropArea(picture, ratio, crop);
  const moved = (place: number, share: number, part: number, whole: number) =>
    whole - part < 1 ? place : within(place - (share * part) / (whole - part), 0, 1);
  return {
    zoom: crop.zoom,
    x: moved(crop.x, by.x, width, picture.width),
    y: moved(crop.y, by.y, height, picture.height),
  };
};
