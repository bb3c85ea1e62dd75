#include "CodecInput.h"
#include <string.h>

enum { input_size = 32768 };

const char codec_sound_formats[] = "mp3,aac,mov,amr,amrnb,amrwb,wav,caf,aiff,ac3";

static int read_bytes(void *context, uint8_t *buffer, int size) {
    struct codec_input *input = context;
    int64_t left = input->count - input->place;
    if (left <= 0) return AVERROR_EOF;
    if (size > left) size = (int)left;
    memcpy(buffer, input->bytes + input->place, (size_t)size);
    input->place += size;
    return size;
}

static int64_t seek_bytes(void *context, int64_t offset, int whence) {
    struct codec_input *input = context;
    if (whence & AVSEEK_SIZE) return input->count;
    int64_t base = whence == SEEK_CUR ? input->place : whence == SEEK_END ? input->count : 0;
    if (__builtin_add_overflow(base, offset, &base) || base < 0 || base > input->count) return AVERROR(EINVAL);
    return input->place = base;
}

bool codec_input_open(struct codec_input *input, const struct codec_library *library, const uint8_t *bytes, size_t count,
                      const char *formats, AVDictionary *options) {
    *input = (struct codec_input){.library = library, .bytes = bytes, .count = (int64_t)count};
    uint8_t *buffer = library->av_malloc(input_size);
    input->context = buffer ? library->avio_alloc_context(buffer, input_size, 0, input, read_bytes, NULL, seek_bytes) : NULL;
    if (input->context == NULL) library->av_free(buffer);
    input->file = input->context ? library->avformat_alloc_context() : NULL;
    if (input->file) {
        input->file->pb = input->context;
        library->av_dict_set(&options, "format_whitelist", formats, 0);
        library->av_dict_set(&options, "protocol_whitelist", "", 0);
        // Files that name others are not followed.
        library->av_dict_set(&options, "enable_drefs", "0", 0);
    }
    bool is_open = input->file && library->avformat_open_input(&input->file, NULL, NULL, &options) >= 0;
    library->av_dict_free(&options);
    return is_open;
}

void codec_input_close(struct codec_input *input) {
    if (input->library == NULL) return;
    input->library->avformat_close_input(&input->file);
    if (input->context == NULL) return;
    input->library->av_free(input->context->buffer);
    input->library->avio_context_free(&input->context);
}
