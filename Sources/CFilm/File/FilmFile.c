// Opens a film in memory, by FFmpeg's demuxers.

#include "FilmFile.h"
#include <stdlib.h>
#include <string.h>

enum { input_size = 32768 };

const char film_codecs[] = "h264,mpeg4,h263,mjpeg,aac,mp3,mp3float,alac,ac3,amrnb,amrwb,adpcm_ima_qt,pcm_s8,pcm_u8,"
                           "pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,"
                           "pcm_mulaw,pcm_alaw,mov_text,text";

static int read_bytes(void *context, uint8_t *buffer, int size) {
    struct film *film = context;
    int64_t left = film->count - film->place;
    if (left <= 0) return AVERROR_EOF;
    if (size > left) size = (int)left;
    memcpy(buffer, film->bytes + film->place, (size_t)size);
    film->place += size;
    return size;
}

static int64_t seek_bytes(void *context, int64_t offset, int whence) {
    struct film *film = context;
    if (whence & AVSEEK_SIZE) return film->count;
    int64_t base = whence == SEEK_CUR ? film->place : whence == SEEK_END ? film->count : 0;
    if (__builtin_add_overflow(base, offset, &base) || base < 0 || base > film->count) return AVERROR(EINVAL);
    return film->place = base;
}

static bool open_file(struct film *film) {
    const struct film_library *library = film->library;
    uint8_t *buffer = library->av_malloc(input_size);
    if (buffer == NULL) return false;
    film->input = library->avio_alloc_context(buffer, input_size, 0, film, read_bytes, NULL, seek_bytes);
    if (film->input == NULL) library->av_free(buffer);
    film->file = film->input ? library->avformat_alloc_context() : NULL;
    if (film->file == NULL) return false;
    film->file->pb = film->input;
    // The platform's files only, and none that name others to be read instead.
    AVDictionary *options = NULL;
    library->av_dict_set(&options, "format_whitelist", "mov,mpegts,mp3,aac,amr,amrnb,amrwb,wav,caf,aiff,ac3", 0);
    library->av_dict_set(&options, "codec_whitelist", film_codecs, 0);
    library->av_dict_set(&options, "protocol_whitelist", "", 0);
    library->av_dict_set(&options, "enable_drefs", "0", 0);
    library->av_dict_set(&options, "max_streams", "64", 0);
    int status = library->avformat_open_input(&film->file, NULL, NULL, &options);
    library->av_dict_free(&options);
    if (status < 0) return false;
    // To learn what the tables do not say a few pictures are decoded, which must not start threads.
    AVDictionary *of_streams[64] = {NULL};
    unsigned streams = film->file->nb_streams < 64 ? film->file->nb_streams : 64;
    for (unsigned i = 0; i < streams; i++) {
        library->av_dict_set(&of_streams[i], "threads", "1", 0);
        library->av_dict_set_int(&of_streams[i], "max_pixels", film_most_pixels, 0);
    }
    // A file without a head may find further streams, for which there is no dictionary.
    bool knows_all = film->file->nb_streams <= 64 && !(film->file->ctx_flags & AVFMTCTX_NOHEADER);
    status = library->avformat_find_stream_info(film->file, knows_all ? of_streams : NULL);
    for (unsigned i = 0; i < streams; i++) library->av_dict_free(&of_streams[i]);
    return status >= 0;
}

struct film *film_open(const uint8_t *bytes, size_t count, enum film_fault *fault) {
    const struct film_library *library = film_library();
    *fault = film_lacks_codecs;
    struct film *film = library ? calloc(1, sizeof *film) : NULL;
    if (film == NULL) return NULL;
    film->library = library;
    film->bytes = bytes;
    film->count = (int64_t)count;
    *fault = film_is_unsupported;
    if (open_file(film)) {
        film_read_tracks(film);
        if (film->track_count > 0) {
            *fault = film_is_fine;
            return film;
        }
    }
    film_close(film);
    return NULL;
}

void film_close(struct film *film) {
    if (film == NULL) return;
    const struct film_library *library = film->library;
    library->avformat_close_input(&film->file);
    if (film->input) {
        library->av_free(film->input->buffer);
        library->avio_context_free(&film->input);
    }
    free(film);
}
