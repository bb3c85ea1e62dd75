// CFStringCreateMutableWithExternalCharactersNoCopy: strings in memory of the caller.

#include "Objects/Allocators.h"

@interface CoreFoundationExternalString : NSMutableString {
@public
    UniChar *characters;
    CFIndex count;
    CFIndex capacity;
    /// The allocator that reallocates and deallocates the memory; nil if the caller keeps it.
    CFAllocatorRef allocator;
    BOOL ownsMemory;
}
@end

@implementation CoreFoundationExternalString

- (NSUInteger)length { return (NSUInteger)count; }

- (unichar)characterAtIndex:(NSUInteger)index {
    if (index >= (NSUInteger)count) [NSException raise:NSRangeException format:@"index %lu is beyond the string", (unsigned long)index];
    return characters[index];
}

- (void)getCharacters:(unichar *)buffer range:(NSRange)range {
    if (range.location > (NSUInteger)count || range.length > (NSUInteger)count - range.location) {
        [NSException raise:NSRangeException format:@"the range is beyond the string"];
    }
    memcpy(buffer, characters + range.location, range.length * sizeof(unichar));
}

- (void)makeRoomFor:(CFIndex)needed {
    if (needed <= capacity) return;
    CFIndex larger = needed + needed / 2;
    UniChar *memory = malloc((size_t)larger * sizeof(UniChar));
    if (memory == NULL) [NSException raise:NSMallocException format:@"no memory for a string"];
    memcpy(memory, characters, (size_t)count * sizeof(UniChar));
    [self giveBack];
    characters = memory;
    capacity = larger;
    ownsMemory = YES;
}

- (void)giveBack {
    if (ownsMemory) free(characters);
    else if (allocator && allocator != kCFAllocatorNull) CFAllocatorDeallocate(allocator, characters);
    characters = NULL;
}

- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string {
    if (range.location > (NSUInteger)count || range.length > (NSUInteger)count - range.location) {
        [NSException raise:NSRangeException format:@"the range is beyond the string"];
    }
    CFIndex added = (CFIndex)[string length], after = count - (CFIndex)(range.location + range.length);
    UniChar *copy = malloc((size_t)added * sizeof(UniChar) + 1);
    [string getCharacters:copy range:NSMakeRange(0, (NSUInteger)added)];
    [self makeRoomFor:count - (CFIndex)range.length + added];
    UniChar *place = characters + range.location;
    memmove(place + added, place + range.length, (size_t)after * sizeof(UniChar));
    memcpy(place, copy, (size_t)added * sizeof(UniChar));
    free(copy);
    count += added - (CFIndex)range.length;
}

- (id)copyWithZone:(NSZone *)zone {
    return [[NSString allocWithZone:zone] initWithCharacters:characters length:(NSUInteger)count];
}

- (void)dealloc {
    [self giveBack];
    [super dealloc];
}

@end

CFMutableStringRef CFStringCreateMutableWithExternalCharactersNoCopy(
    CFAllocatorRef allocator, UniChar *characters, CFIndex count, CFIndex capacity, CFAllocatorRef externalAllocator) {
    CoreFoundationExternalString *made = [CoreFoundationExternalString alloc];
    made->characters = characters;
    made->count = count < 0 ? 0 : count;
    made->capacity = capacity < made->count ? made->count : capacity;
    made->allocator = externalAllocator;
    return (CFMutableStringRef)made;
}

void CFStringSetExternalCharactersNoCopy(
    CFMutableStringRef string, UniChar *characters, CFIndex count, CFIndex capacity) {
    id it = (id)string;
    if (![it isKindOfClass:[CoreFoundationExternalString class]]) return;
    CoreFoundationExternalString *external = it;
    // Memory of the caller is not deallocated.
    if (external->ownsMemory) [external giveBack];
    external->ownsMemory = NO;
    external->characters = characters;
    external->count = count < 0 ? 0 : count;
    external->capacity = capacity < external->count ? external->count : capacity;
}
