#import "Writer/FilmFile.h"
#import <CFilm.h>
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

@implementation FilmFile {
    NSString *_path;
    int _descriptor;
}

- (id)initWithURL:(NSURL *)url error:(NSError **)error {
    if (!(self = [super init])) return nil;
    _path = [url path];
    _descriptor = open([_path fileSystemRepresentation], O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (_descriptor >= 0) return self;
    if (error) *error = [NSError errorWithDomain:NSPOSIXErrorDomain code:errno userInfo:nil];
    return nil;
}

- (void)dealloc { [self close]; }

- (void)close {
    if (_descriptor >= 0) close(_descriptor);
    _descriptor = -1;
}

- (void)putTablesFirst { film_put_tables_first(_descriptor); }

- (void)remove {
    [self close];
    unlink([_path fileSystemRepresentation]);
}

- (BOOL)write:(const void *)bytes count:(size_t)count at:(uint64_t)offset {
    for (size_t done = 0; done < count;) {
        ssize_t written = pwrite(_descriptor, (const char *)bytes + done, count - done, (off_t)(offset + done));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return NO;
        done += (size_t)written;
    }
    if (offset + count > _size) _size = offset + count;
    return YES;
}

@end
