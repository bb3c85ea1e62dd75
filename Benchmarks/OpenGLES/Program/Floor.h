#pragma once

/// Mesa's own library without anything around it: a context on no screen, and a framebuffer of a size.
/// - Returns: 0 if there is none.
int floor_begin(int width, int height);
/// Draws a frame, reads its pixels, and copies them once.
void floor_frame(int frame);
