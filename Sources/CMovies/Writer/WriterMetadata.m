#import "Writer/WriterMetadata.h"
#import "Metadata/MetadataNames.h"

void writer_set_metadata(struct film_writer *film, int track, NSArray *metadata) {
    for (AVMetadataItem *item in metadata) {
        const char *name = metadata_name_of(item);
        NSString *text = metadata_text_of(item);
        if (name && text) film_writer_set_metadata(film, track, name, [text UTF8String]);
    }
}
