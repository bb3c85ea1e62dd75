// The file handle of the null device: reads return nothing, and written data is dropped. It has no descriptor.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

@interface NullFileHandle : NSFileHandle
@end

@implementation NullFileHandle
- (id)init { return self; }
- (NSData *)availableData { return [NSData data]; }
- (NSData *)readDataToEndOfFile { return [NSData data]; }
- (NSData *)readDataOfLength:(unsigned)length { return [NSData data]; }
- (void)writeData:(NSData *)data {}
- (unsigned long long)offsetInFile { return 0; }
- (unsigned long long)seekToEndOfFile { return 0; }
- (void)seekToFileOffset:(unsigned long long)offset {}
- (void)truncateFileAtOffset:(unsigned long long)offset {}
- (void)synchronizeFile {}
- (void)closeFile {}
- (int)fileDescriptor { return -1; }
@end

static id null_device(Class class, SEL selector) { return [[[NullFileHandle alloc] init] autorelease]; }

INSTALL(null_device) {
    replace_class_method(objc_lookUpClass("NSFileHandle"), @selector(fileHandleWithNullDevice), (IMP)null_device);
}
