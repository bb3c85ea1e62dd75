#import "FileWriter.h"
#import "FileHead.h"
#include <stdlib.h>

struct file_writer {
    AudioFileTypeID type;
    AudioStreamBasicDescription format;
    struct file_place place;
    uint64_t head_size, data_size;
    bool defers;
};

static OSStatus write_head(struct file_writer *writer) {
    uint8_t head[largest_file_head];
    writer->head_size = file_head_write(writer->type, &writer->format, writer->data_size, head);
    bool is_written = writer->place.write(writer->place.context, 0, head, writer->head_size);
    return is_written ? 0 : kAudioFileUnspecifiedError;
}

struct file_writer *file_writer_make(AudioFileTypeID type, const AudioStreamBasicDescription *format,
                                     struct file_place place, OSStatus *status) {
    *status = kAudioFileUnsupportedDataFormatError;
    if (!file_head_takes(type, format)) return NULL;
    struct file_writer *writer = calloc(1, sizeof *writer);
    *status = kAudioFileUnspecifiedError;
    if (writer == NULL) return NULL;
    writer->type = type;
    writer->format = *format;
    writer->place = place;
    *status = write_head(writer);
    if (*status == 0) return writer;
    free(writer);
    return NULL;
}

OSStatus file_writer_close(struct file_writer *writer) {
    OSStatus status = write_head(writer);
    const uint8_t padding = 0;
    // Chunks of WAVE and AIFF have an even size.
    bool is_odd = writer->type != kAudioFileCAFType && writer->data_size & 1;
    uint64_t end = writer->head_size + writer->data_size;
    if (is_odd && !writer->place.write(writer->place.context, end, &padding, 1)) status = kAudioFileUnspecifiedError;
    if (writer->place.close) writer->place.close(writer->place.context);
    free(writer);
    return status;
}

uint64_t file_writer_data_offset(const struct file_writer *writer) { return writer->head_size; }
uint64_t file_writer_data_size(const struct file_writer *writer) { return writer->data_size; }

OSStatus file_writer_write(struct file_writer *writer, uint64_t offset, const void *bytes, uint32_t count) {
    uint64_t most = file_head_largest_size(writer->type);
    if (offset > most || count > most - offset) return kAudioFileDoesNotAllow64BitDataSizeError;
    if (!writer->place.write(writer->place.context, writer->head_size + offset, bytes, count)) {
        return kAudioFileUnspecifiedError;
    }
    if (offset + count <= writer->data_size) return 0;
    writer->data_size = offset + count;
    return writer->defers ? 0 : write_head(writer);
}

OSStatus file_writer_read(struct file_writer *writer, uint64_t offset, void *bytes, uint32_t count) {
    bool can_read = writer->place.read != NULL;
    if (!can_read) return kAudioFilePermissionsError;
    bool is_read = writer->place.read(writer->place.context, writer->head_size + offset, bytes, count);
    return is_read ? 0 : kAudioFileUnspecifiedError;
}

void file_writer_defer(struct file_writer *writer, bool defers) { writer->defers = defers; }
bool file_writer_defers(const struct file_writer *writer) { return writer->defers; }
