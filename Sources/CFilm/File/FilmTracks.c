// What a film says of itself and its tracks.

#include "FilmFile.h"
#include <math.h>
#include <string.h>

static enum film_media media_of(const AVStream *stream) {
    // A picture of the cover is no film.
    if (stream->disposition & AV_DISPOSITION_ATTACHED_PIC) return film_other_media;
    switch (stream->codecpar->codec_type) {
    case AVMEDIA_TYPE_VIDEO: return film_pictures_media;
    case AVMEDIA_TYPE_AUDIO: return film_sound_media;
    case AVMEDIA_TYPE_SUBTITLE: return film_text_media;
    default: return film_other_media;
    }
}

/// FFmpeg keeps the name of a format with its first letter lowest; containers without such names get those of MPEG-4.
static uint32_t format_of(const AVCodecParameters *parameters) {
    switch (parameters->codec_id) {
    case AV_CODEC_ID_H264: return 'avc1';
    case AV_CODEC_ID_MPEG4: return 'mp4v';
    case AV_CODEC_ID_AAC: return 'aac ';
    case AV_CODEC_ID_MP3: return '.mp3';
    case AV_CODEC_ID_ALAC: return 'alac';
    default: return __builtin_bswap32(parameters->codec_tag);
    }
}

static bool is_within_limits(const AVCodecParameters *parameters) {
    if (parameters->codec_type == AVMEDIA_TYPE_AUDIO) return true;
    int64_t width = parameters->width, height = parameters->height;
    return width > 0 && height > 0 && width * height <= film_most_pixels;
}

static bool is_listed(const char *name) {
    size_t length = strlen(name);
    for (const char *place = film_codecs; (place = strstr(place, name)); place += length) {
        bool begins = place == film_codecs || place[-1] == ',';
        if (begins && (place[length] == ',' || place[length] == 0)) return true;
    }
    return false;
}

/// The quarters of a turn to the right by which the track's matrix turns it.
static int turns_of(const struct codec_library *library, const AVStream *stream) {
    size_t size = 0;
    const uint8_t *matrix = library->av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size);
    if (matrix == NULL || size < 9 * sizeof(int32_t)) return 0;
    double angle = library->av_display_rotation_get((const int32_t *)(const void *)matrix);
    return isfinite(angle) ? ((int)lrint(-angle / 90) % 4 + 4) % 4 : 0;
}

static void read_pictures(const struct codec_library *library, const AVStream *stream, struct film_track *track) {
    const AVCodecParameters *parameters = stream->codecpar;
    track->width = parameters->width;
    track->height = parameters->height;
    AVRational aspect = stream->sample_aspect_ratio;
    if (aspect.num <= 0) aspect = parameters->sample_aspect_ratio;
    track->pixel_aspect = aspect.num > 0 && aspect.den > 0 ? av_q2d(aspect) : 1;
    // A pixel that is more than ten times as wide as high is damage.
    if (track->pixel_aspect < 0.1 || track->pixel_aspect > 10) track->pixel_aspect = 1;
    track->turns = turns_of(library, stream);
    AVRational rate = stream->avg_frame_rate;
    if (rate.num <= 0 || rate.den <= 0) rate = stream->r_frame_rate;
    track->rate = rate.num > 0 && rate.den > 0 ? av_q2d(rate) : 0;
}

static int64_t size_of(const struct codec_library *library, AVStream *stream) {
    int64_t size = 0;
    int count = library->avformat_index_get_entries_count(stream);
    for (int i = 0; i < count; i++) size += library->avformat_index_get_entry(stream, i)->size;
    return size;
}

static void read_track(const struct film *film, AVStream *stream, struct film_track *track) {
    const struct codec_library *library = film->library;
    const AVCodecParameters *parameters = stream->codecpar;
    const AVCodec *codec = library->avcodec_find_decoder(parameters->codec_id);
    *track = (struct film_track){
        .identifier = stream->id > 0 ? stream->id : stream->index + 1,
        .media = media_of(stream),
        .format = format_of(parameters),
        .time_scale = stream->time_base.den,
        .bits_per_second = (double)parameters->bit_rate,
        .size = size_of(library, stream),
        .is_enabled = (stream->disposition & AV_DISPOSITION_DEFAULT) != 0,
        .setup = parameters->extradata,
        .setup_size = parameters->extradata_size,
        .is_decodable = codec && is_listed(codec->name) && is_within_limits(parameters),
        .channels = parameters->ch_layout.nb_channels,
        .sound_rate = parameters->sample_rate,
    };
    double unit = av_q2d(stream->time_base);
    if (stream->start_time != AV_NOPTS_VALUE) track->start = (double)stream->start_time * unit - film->start;
    track->duration = stream->duration > 0 ? (double)stream->duration * unit : film_duration(film);
    const AVDictionaryEntry *language = library->av_dict_get(stream->metadata, "language", NULL, 0);
    if (language && strlen(language->value) == 3) memcpy(track->language, language->value, 4);
    if (track->media == film_pictures_media) read_pictures(library, stream, track);
}

void film_read_tracks(struct film *film) {
    int64_t start = film->input.file->start_time;
    film->start = start == AV_NOPTS_VALUE ? 0 : (double)start / AV_TIME_BASE;
    film->track_count = film->input.file->nb_streams < film_most_tracks ? (int)film->input.file->nb_streams : film_most_tracks;
    for (int i = 0; i < film->track_count; i++) read_track(film, film->input.file->streams[i], &film->tracks[i]);
}

double film_duration(const struct film *film) {
    int64_t duration = film->input.file->duration;
    return duration > 0 ? (double)duration / AV_TIME_BASE : 0;
}

int film_track_count(const struct film *film) { return film->track_count; }
const struct film_track *film_track(const struct film *film, int index) { return &film->tracks[index]; }

int film_track_of(const struct film *film, enum film_media media) {
    for (int i = 0; i < film->track_count; i++) {
        if (film->tracks[i].media == media && film->tracks[i].is_decodable) return i;
    }
    return -1;
}

static bool entry_at(const struct film *film, const AVDictionary *metadata, int index, const char **key,
                     const char **value) {
    const AVDictionaryEntry *entry = NULL;
    for (int i = 0; i <= index; i++) {
        entry = film->library->av_dict_get(metadata, "", entry, AV_DICT_IGNORE_SUFFIX);
        if (entry == NULL) return false;
    }
    *key = entry->key;
    *value = entry->value;
    return true;
}

bool film_metadata(const struct film *film, int index, const char **key, const char **value) {
    return entry_at(film, film->input.file->metadata, index, key, value);
}

bool film_track_metadata(const struct film *film, int track, int index, const char **key, const char **value) {
    if (track < 0 || track >= film->track_count) return false;
    return entry_at(film, film->input.file->streams[track]->metadata, index, key, value);
}

bool film_chapter(const struct film *film, int index, double *start, double *end, const char **title) {
    const AVFormatContext *file = film->input.file;
    if (index < 0 || (unsigned)index >= file->nb_chapters) return false;
    const AVChapter *chapter = file->chapters[index];
    double unit = chapter->time_base.den > 0 ? av_q2d(chapter->time_base) : 0;
    *start = (double)chapter->start * unit - film->start;
    *end = (double)chapter->end * unit - film->start;
    const AVDictionaryEntry *entry = film->library->av_dict_get(chapter->metadata, "title", NULL, 0);
    *title = entry ? entry->value : "";
    return true;
}

/// The time at which the first sample begins that is not complete yet.
static double complete_until(const struct film *film, AVStream *stream, int64_t count) {
    const struct codec_library *library = film->library;
    int entries = library->avformat_index_get_entries_count(stream);
    double missing = INFINITY;
    for (int i = 0; i < entries; i++) {
        const AVIndexEntry *entry = library->avformat_index_get_entry(stream, i);
        if (entry->pos + entry->size <= count) continue;
        double time = (double)entry->timestamp * av_q2d(stream->time_base) - film->start;
        if (time < missing) missing = time;
    }
    return missing;
}

double film_playable_duration(const struct film *film, size_t count) {
    double duration = film_duration(film), playable = duration;
    if ((int64_t)count >= film->input.count) return duration;
    for (int i = 0; i < film->track_count; i++) {
        enum film_media media = film->tracks[i].media;
        if (media != film_pictures_media && media != film_sound_media) continue;
        playable = fmin(playable, complete_until(film, film->input.file->streams[i], (int64_t)count));
    }
    return fmax(0, playable);
}
