#import "Page/VergerWebWindow.h"
#include <SealedMemory.h>
#include <sys/mman.h>
#include <unistd.h>

@implementation VergerWebWindow {
    void *_memory;
    size_t _size;
    /// The size of the frame that the memory was made for.
    CGSize _laidOut;
}

- (id)init {
    if ((self = [super init])) {
        _descriptor = -1;
        _zoom = _magnification = 1;
    }
    return self;
}

- (void)dealloc { [self freeMemory]; }

- (void)freeMemory {
    if (_memory) munmap(_memory, _size);
    if (_descriptor >= 0) close(_descriptor);
    _memory = NULL;
    _descriptor = -1;
}

- (const uint32_t *)pixels { return _memory; }
- (CGFloat)scale { return [UIScreen mainScreen].scale * _zoom * _magnification; }

- (BOOL)makeMemory {
    int32_t width = (int32_t)lround(_frame.size.width * self.scale), height = (int32_t)lround(_frame.size.height * self.scale);
    if (width < 1 || height < 1) return NO;
    BOOL isLaidOutAnew = !CGSizeEqualToSize(_laidOut, _frame.size);
    _laidOut = _frame.size;
    if (width == _width && height == _height && _memory) return isLaidOutAnew;
    [self freeMemory];
    _size = (size_t)width * (size_t)height * 4;
    int descriptor = platform_sealed_memory_make("web page", _size);
    if (descriptor < 0) return NO;
    void *memory = mmap(NULL, _size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory == MAP_FAILED) {
        close(descriptor);
        return NO;
    }
    _memory = memory;
    _descriptor = descriptor;
    _width = width;
    _height = height;
    return YES;
}

@end
