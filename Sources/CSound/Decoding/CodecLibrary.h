// FFmpeg's functions, found when they are first needed: an app that plays no compressed sound and no film loads nothing of
// it.
#pragma once
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libswscale/swscale.h>

/// Each function that is used, with the library that has it.
#define CODEC_FUNCTIONS(each)                                                                                        \
    each(util, av_malloc) each(util, av_free) each(util, av_frame_alloc) each(util, av_frame_free)                   \
    each(util, av_log_set_level) each(util, av_dict_set) each(util, av_dict_free) each(util, av_rescale_q)           \
    each(util, av_dict_get) each(util, av_dict_set_int) each(util, av_frame_unref)                                   \
    each(util, av_display_rotation_get)                                                                              \
    each(format, avformat_alloc_context) each(format, avformat_open_input) each(format, avformat_close_input)        \
    each(format, avformat_find_stream_info) each(format, av_find_best_stream) each(format, av_read_frame)            \
    each(format, av_seek_frame) each(format, avio_alloc_context) each(format, avio_context_free)                     \
    each(format, av_stream_get_side_data) each(format, av_stream_new_side_data)                                      \
    each(format, avformat_index_get_entries_count)                             \
    each(format, avformat_index_get_entry) each(format, av_index_search_timestamp)                                   \
    each(codec, avcodec_find_decoder) each(codec, avcodec_alloc_context3) each(codec, avcodec_free_context)          \
    each(codec, avcodec_parameters_to_context) each(codec, avcodec_open2) each(codec, avcodec_send_packet)           \
    each(codec, avcodec_receive_frame) each(codec, avcodec_flush_buffers) each(codec, av_packet_alloc)               \
    each(codec, av_packet_free) each(codec, av_packet_unref) each(codec, av_new_packet)                               \
    each(util, av_mallocz) each(util, av_channel_layout_default)                                                     \
    each(codec, avcodec_find_encoder) each(codec, avcodec_send_frame) each(codec, avcodec_receive_packet)            \
    each(util, av_frame_get_buffer) each(util, av_frame_make_writable)                                               \
    each(format, avformat_alloc_output_context2) each(format, avformat_new_stream)                                   \
    each(format, avformat_write_header) each(format, av_write_frame) each(format, av_write_trailer)                  \
    each(format, avformat_free_context)

/// Those for the pictures of films.
#define SCALING_FUNCTIONS(each)                                                                                      \
    each(scale, sws_getCachedContext) each(scale, sws_freeContext) each(scale, sws_scale)                            \
    each(scale, sws_getCoefficients) each(scale, sws_setColorspaceDetails)

struct codec_library {
#define CODEC_POINTER(library, name) __typeof__(&name) name;
    CODEC_FUNCTIONS(CODEC_POINTER)
    SCALING_FUNCTIONS(CODEC_POINTER)
#undef CODEC_POINTER
};

/// NULL if FFmpeg is not installed in the version that this was compiled for; standard error says so, once.
const struct codec_library *codec_library(void);
/// The same with the functions that scale pictures, which others do not load.
const struct codec_library *codec_library_for_films(void);
