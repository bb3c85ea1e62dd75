#pragma once
#import <Foundation/Foundation.h>

/// A file that a film is written into.
@interface FilmFile : NSObject
/// - Parameter error: set when the result is nil, which it is if the file is there already.
- (id)initWithURL:(NSURL *)url error:(NSError **)error;
- (BOOL)write:(const void *)bytes count:(size_t)count at:(uint64_t)offset;
/// In bytes.
@property (nonatomic, readonly) uint64_t size;
/// Moves the tables before the samples, so that the film plays while it still comes. A film without them stays as it is.
- (void)putTablesFirst;
- (void)close;
- (void)remove;
@end
