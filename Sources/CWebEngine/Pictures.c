// The engine's pictures, copied into the memory of the web view: one at a time, the next when that has been taken.

#define _GNU_SOURCE
#include "Helper.h"
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

/// The longest side of a window, in pixels.
static const int32_t longest_side = 16384;

static struct {
    unsigned char *pixels;
    size_t size;
    int32_t width, height;
    /// The engine waits to be told that its picture was taken.
    gboolean is_waiting;
} window;

static void complete(void) {
    window.is_waiting = FALSE;
    engine.wpe_view_backend_exportable_fdo_dispatch_frame_complete(helper.exporter);
}

/// Copies what both have, as sizes are rounded by the engine.
static gboolean copy(struct wl_shm_buffer *buffer) {
    int32_t width = engine.wl_shm_buffer_get_width(buffer), height = engine.wl_shm_buffer_get_height(buffer);
    int32_t stride = engine.wl_shm_buffer_get_stride(buffer);
    if (window.pixels == NULL || abs(width - window.width) > 1 || abs(height - window.height) > 1) return FALSE;
    size_t row = (size_t)MIN(width, window.width) * 4;
    int32_t rows = MIN(height, window.height);
    engine.wl_shm_buffer_begin_access(buffer);
    const unsigned char *source = engine.wl_shm_buffer_get_data(buffer);
    for (int32_t y = 0; y < rows; y++) {
        memcpy(window.pixels + (size_t)y * (size_t)window.width * 4, source + (size_t)y * (size_t)stride, row);
    }
    engine.wl_shm_buffer_end_access(buffer);
    return TRUE;
}

static void take(void *context, struct wpe_fdo_shm_exported_buffer *picture) {
    (void)context;
    gboolean is_shown = copy(engine.wpe_fdo_shm_exported_buffer_get_shm_buffer(picture));
    engine.wpe_view_backend_exportable_fdo_egl_dispatch_release_shm_exported_buffer(helper.exporter, picture);
    if (!is_shown) return complete();
    window.is_waiting = TRUE;
    int32_t values[web_message_value_count] = {window.width, window.height};
    helper_say(web_message_picture, 0, values, NULL, NULL, 0);
}

void pictures_begin(void) {
    static const struct wpe_view_backend_exportable_fdo_client client = {.export_shm_buffer = take};
    helper.exporter = engine.wpe_view_backend_exportable_fdo_create(&client, NULL, 320, 416);
    helper.backend = engine.wpe_view_backend_exportable_fdo_get_view_backend(helper.exporter);
}

void pictures_set_window(struct web_message *message) {
    int32_t width = message->values[0], height = message->values[1];
    if (width < 1 || height < 1 || width > longest_side || height > longest_side) return;
    size_t size = (size_t)width * (size_t)height * 4;
    struct stat status;
    if (message->descriptor < 0 || fstat(message->descriptor, &status) != 0 || status.st_size < (off_t)size) return;
    void *pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, message->descriptor, 0);
    if (pixels == MAP_FAILED) return;
    if (window.pixels) munmap(window.pixels, window.size);
    window.pixels = pixels;
    window.size = size;
    window.width = width;
    window.height = height;
    engine.wpe_view_backend_dispatch_set_device_scale_factor(helper.backend, (float)message->values[4] / 65536);
    engine.wpe_view_backend_dispatch_set_size(
        helper.backend, (uint32_t)MAX(message->values[2], 1), (uint32_t)MAX(message->values[3], 1));
    if (window.is_waiting) complete();
}

void pictures_were_taken(void) {
    if (window.is_waiting) complete();
}
