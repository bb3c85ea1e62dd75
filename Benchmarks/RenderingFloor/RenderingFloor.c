#include "RenderingFloor.h"
#include <CPixelKernels.h>
#include <cairo-ft.h>
#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const int side = 640;

static void add_path(cairo_t *cairo, int steps) {
    const double center = side / 2.0;
    cairo_new_path(cairo);
    for (int i = 0; i < steps; i++) {
        const double from = 2 * M_PI * i / steps, to = 2 * M_PI * (i + 1) / steps;
        const double inner = 200, outer = i % 2 ? 180 : 260;
        if (i == 0) cairo_move_to(cairo, center + inner, center);
        cairo_curve_to(cairo, center + outer * cos(from), center + outer * sin(from), center + outer * cos(to),
                       center + outer * sin(to), center + inner * cos(to), center + inner * sin(to));
    }
    cairo_close_path(cairo);
}

static void add_shadow(cairo_t *cairo, int steps) {
    const double deviation = 6, dx = 4, dy = 6;
    double left, top, right, bottom;
    add_path(cairo, steps);
    cairo_fill_extents(cairo, &left, &top, &right, &bottom);
    const int reach = (int)ceil(deviation * 3) + 1;
    const int x = (int)floor(left) - reach, y = (int)floor(top) - reach;
    const int width = (int)ceil(right) + reach - x, height = (int)ceil(bottom) + reach - y;
    cairo_surface_t *layer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *shape = cairo_create(layer);
    cairo_translate(shape, -x, -y);
    add_path(shape, steps);
    cairo_fill(shape);
    cairo_destroy(shape);
    cairo_surface_flush(layer);
    kernel_shadow((uint32_t *)(void *)cairo_image_surface_get_data(layer), width, height,
                  (size_t)cairo_image_surface_get_stride(layer), deviation, 0xFF000000, 128);
    cairo_surface_mark_dirty(layer);
    cairo_set_source_surface(cairo, layer, x + dx, y + dy);
    cairo_paint(cairo);
    cairo_surface_destroy(layer);
}

void floor_draw_path(uint32_t *pixels, int32_t steps) {
    cairo_surface_t *surface =
        cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_ARGB32, side, side, side * 4);
    cairo_t *cairo = cairo_create(surface);
    add_shadow(cairo, steps);
    add_path(cairo, steps);
    cairo_set_source_rgb(cairo, 0.2, 0.4, 0.8);
    cairo_fill(cairo);

    cairo_save(cairo);
    add_path(cairo, steps);
    cairo_clip(cairo);
    cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 0, 0, side);
    cairo_pattern_add_color_stop_rgba(gradient, 0, 1, 1, 1, 0.8);
    cairo_pattern_add_color_stop_rgba(gradient, 1, 1, 1, 1, 0);
    cairo_set_source(cairo, gradient);
    cairo_paint(cairo);
    cairo_pattern_destroy(gradient);
    cairo_restore(cairo);

    add_path(cairo, steps);
    cairo_set_line_width(cairo, 2);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_stroke(cairo);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
}

static struct label {
    cairo_glyph_t *glyphs;
    int count;
} *labels;
static int label_count;
static cairo_scaled_font_t *font;

bool floor_prepare_labels(const char *font_file, int32_t count, double size) {
    static FT_Library library;
    FT_Face face;
    if (FT_Init_FreeType(&library) || FT_New_Face(library, font_file, 0, &face)) return false;
    cairo_font_face_t *font_face = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
    cairo_matrix_t scale, identity;
    cairo_matrix_init_scale(&scale, size, size);
    cairo_matrix_init_identity(&identity);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    font = cairo_scaled_font_create(font_face, &scale, &identity, options);
    cairo_font_options_destroy(options);
    labels = calloc((size_t)count, sizeof *labels);
    label_count = count;
    for (int i = 0; i < count; i++) {
        char text[32];
        snprintf(text, sizeof text, "Label number %d", i);
        cairo_scaled_font_text_to_glyphs(font, i % 4 * 160, i / 4 % 60 * 16 + 12, text, -1, &labels[i].glyphs,
                                         &labels[i].count, NULL, NULL, NULL);
    }
    return true;
}

void floor_draw_labels(uint32_t *pixels) {
    cairo_surface_t *surface =
        cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_ARGB32, 640, 960, 640 * 4);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_scaled_font(cairo, font);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    for (int i = 0; i < label_count; i++) cairo_show_glyphs(cairo, labels[i].glyphs, labels[i].count);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
}
