// Opens a film in memory, by FFmpeg's demuxers.

#include "FilmFile.h"
#include <stdlib.h>

/// Those of the platform.
static const char formats[] = "mov,mpegts,mp3,aac,amr,amrnb,amrwb,wav,caf,aiff,ac3";

const char film_codecs[] = "h264,mpeg4,h263,mjpeg,aac,mp3,mp3float,alac,ac3,amrnb,amrwb,adpcm_ima_qt,pcm_s8,pcm_u8,"
                           "pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,"
                           "pcm_mulaw,pcm_alaw,mov_text,text";

static bool open_file(struct film *film, const uint8_t *bytes, size_t count) {
    const struct codec_library *library = film->library;
    AVDictionary *options = NULL;
    library->av_dict_set(&options, "codec_whitelist", film_codecs, 0);
    library->av_dict_set(&options, "max_streams", "64", 0);
    if (!codec_input_open(&film->input, library, bytes, count, formats, options)) return false;
    // To learn what the tables do not say a few pictures are decoded, which must not start threads.
    AVDictionary *of_streams[64] = {NULL};
    unsigned streams = film->input.file->nb_streams < 64 ? film->input.file->nb_streams : 64;
    for (unsigned i = 0; i < streams; i++) {
        library->av_dict_set(&of_streams[i], "threads", "1", 0);
        library->av_dict_set_int(&of_streams[i], "max_pixels", film_most_pixels, 0);
    }
    // A file without a head may find further streams, for which there is no dictionary.
    bool knows_all = film->input.file->nb_streams <= 64 && !(film->input.file->ctx_flags & AVFMTCTX_NOHEADER);
    int status = library->avformat_find_stream_info(film->input.file, knows_all ? of_streams : NULL);
    for (unsigned i = 0; i < streams; i++) library->av_dict_free(&of_streams[i]);
    return status >= 0;
}

struct film *film_open(const uint8_t *bytes, size_t count, enum film_fault *fault) {
    const struct codec_library *library = codec_library_for_films();
    *fault = film_lacks_codecs;
    struct film *film = library ? calloc(1, sizeof *film) : NULL;
    if (film == NULL) return NULL;
    film->library = library;
    *fault = film_is_unsupported;
    if (open_file(film, bytes, count)) {
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
    codec_input_close(&film->input);
    free(film);
}
