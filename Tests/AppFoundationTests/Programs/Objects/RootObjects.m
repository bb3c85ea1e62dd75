// What every object can do, what proxies do instead; zones, retain counts outside objects, functions of the root.
// > done

#import "../Expect.h"

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

static int initialized, zoned;

@interface Base : NSObject <NSCoding> {
@public
    int number;
}
@end
@implementation Base
+ (void)initialize {
    if (self == [Base class]) initialized++, [self setVersion:7];
}
+ (id)allocWithZone:(NSZone *)zone { zoned++; return [super allocWithZone:zone]; }
- (id)joined:(id)first with:(id)second { return [first stringByAppendingString:second]; }
- (int)plain { return 5; }
- (void)finalize { [super finalize]; }
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeInt:number forKey:@"n"]; }
- (id)initWithCoder:(NSCoder *)coder { number = [coder decodeIntForKey:@"n"]; return self; }
- (id)awakeAfterUsingCoder:(NSCoder *)coder { number += 100; return [super awakeAfterUsingCoder:coder]; }
- (Class)classForCoder { return [super classForCoder]; }
- (id)replacementObjectForCoder:(NSCoder *)coder { return [super replacementObjectForCoder:coder]; }
@end

/// Hands everything on, and counts it.
@interface Relay : NSProxy {
@public
    id object;
    int forwarded;
}
@end
@implementation Relay
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [object methodSignatureForSelector:selector]; }
- (void)forwardInvocation:(NSInvocation *)invocation {
    forwarded++;
    [invocation invokeWithTarget:object];
}
- (void)dealloc { zoned = -1; [super dealloc]; }
@end

static void objects(void) {
    Base *base = [[Base new] autorelease];
    IS(initialized == 1 && zoned == 1);
    COUNT([Base version], 7);
    COUNT([NSObject version], 0);
    SAME([base performSelector:@selector(joined:with:) withObject:@"a" withObject:@"b"], @"ab");
    IS(((int (*)(id, SEL))[base methodForSelector:@selector(plain)])(base, @selector(plain)) == 5);
    IS(![base isProxy] && [base zone] == NSDefaultMallocZone());
    RAISES(NSInvalidArgumentException, [base doesNotRecognizeSelector:@selector(count)]);
    RAISES(NSInvalidArgumentException, [base performSelector:NSSelectorFromString(@"joined:by:")
                                                  withObject:nil
                                                  withObject:nil]);
    IS([base classForCoder] == [Base class] && [base replacementObjectForCoder:nil] == base &&
        [base awakeAfterUsingCoder:nil] == base);
    base->number = 5;
    COUNT(
        ((Base *)[NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:base]])->number,
        105);
    SAME([base autoContentAccessingProxy], nil);
    base = [[Base new] autorelease];
    NSPurgeableData *data = [NSPurgeableData dataWithBytes:"abc" length:3];
    IS([[data autoContentAccessingProxy] length] == 3);
    IS(NSShouldRetainWithZone(base, NSDefaultMallocZone()) && NSExtraRefCount(base) == 0);
    NSIncrementExtraRefCount(base);
    COUNT(NSExtraRefCount(base), 1);
    IS(!NSDecrementExtraRefCountWasZero(base) && NSExtraRefCount(base) == 0);
    Base *raw = NSAllocateObject([Base class], 8, NULL);
    raw->number = 3;
    Base *twin = NSCopyObject(raw, 8, NULL);
    IS(twin != raw && twin->number == 3 && [twin class] == [Base class]);
    NSDeallocateObject(twin);
    NSDeallocateObject(raw);
    SAME(NSStringFromSelector(@selector(joined:with:)), @"joined:with:");
    NSUInteger size = 0, alignment = 0;
    const char *rest = NSGetSizeAndAlignment("{pair=id}c", &size, &alignment);
    IS(size == 16 && alignment == 8 && strcmp(rest, "c") == 0);
    NSGetSizeAndAlignment("[3s]", &size, &alignment);
    IS(size == 6 && alignment == 2);
    CFTypeRef bridged = CFBridgingRetain([NSString stringWithFormat:@"%d", 12]);
    SAME([(id)CFBridgingRelease(bridged) description], @"12");
    IS(NSMakeCollectable((CFTypeRef)base) == base);
    COUNT(MIN(3, 2) + ABS(-4) * MAX(1, 5), 22);
}

static void proxies(void) {
    Relay *relay = [Relay alloc];
    relay->object = [NSMutableArray array];
    [(id)relay addObject:@"x"];
    IS([(id)relay count] == 1 && relay->forwarded == 2);
    IS([relay isProxy] && [Relay class] == [relay class] && [[relay description] length] > 0);
    IS([(Class)[Relay class] respondsToSelector:@selector(alloc)] &&
        ![(Class)[Relay class] respondsToSelector:@selector(count)]);
    IS([relay respondsToSelector:@selector(addObject:)]);
    SAME([(id)relay lastObject], @"x");
    relay->object = nil;
    RAISES(NSInvalidArgumentException, [(id)relay removeAllObjects]);
    [relay release];
    COUNT(zoned, -1);
    NSProxy *bare = [NSProxy allocWithZone:NULL];
    RAISES(NSInvalidArgumentException, [(id)bare count]);
    [bare release];
    NSMethodSignature *signature = [NSMethodSignature signatureWithObjCTypes:"Vv24@0:8@16"];
    IS([signature isOneway] && [signature frameLength] >= 24 && [signature numberOfArguments] == 3);
    IS(![[NSObject instanceMethodSignatureForSelector:@selector(hash)] isOneway]);
}

static void zones(void) {
    NSZone *zone = NSCreateZone(4096, 4096, YES);
    NSSetZoneName(zone, @"own");
    SAME(NSZoneName(zone), @"own");
    char *memory = NSZoneMalloc(zone, 10), *zeroed = NSZoneCalloc(zone, 4, 4);
    IS(memory && memcmp(zeroed, "\0\0\0\0\0\0\0\0", 8) == 0);
    strcpy(memory, "text");
    memory = NSZoneRealloc(zone, memory, 5000);
    IS(strcmp(memory, "text") == 0 && NSZoneFromPointer(memory) != NULL);
    NSZoneFree(zone, memory);
    NSZoneFree(zone, zeroed);
    NSRecycleZone(zone);
    NSUInteger page = NSPageSize();
    IS(page == 4096 && 1 << NSLogPageSize() == 4096 && NSRealMemoryAvailable() > (1 << 20));
    COUNT(NSRoundUpToMultipleOfPageSize(page + 1), 2 * page);
    COUNT(NSRoundDownToMultipleOfPageSize(2 * page - 1), page);
    char *pages = NSAllocateMemoryPages(page), *others = NSAllocateMemoryPages(page);
    pages[5] = 'p';
    NSCopyMemoryPages(pages, others, page);
    IS(others[5] == 'p' && others[6] == 0);
    NSDeallocateMemoryPages(pages, page);
    NSDeallocateMemoryPages(others, page);
}

static void process(void) {
    NSProcessInfo *info = [NSProcessInfo processInfo];
    IS([info processIdentifier] == getpid() && [[info arguments] count] == 1 &&
        [[info environment] objectForKey:@"HOME"] != nil);
    IS([info processorCount] >= [info activeProcessorCount] && [info activeProcessorCount] > 0 &&
        [info physicalMemory] > (1 << 20));
    IS([info systemUptime] > 0 && [[info hostName] length] > 0 && [[info operatingSystemVersionString] length] > 0);
    IS(![[info globallyUniqueString] isEqual:[info globallyUniqueString]]);
    COUNT([info operatingSystem], NSMACHOperatingSystem);
    SAME([info operatingSystemName], @"NSMACHOperatingSystem");
    [info setProcessName:@"renamed"];
    SAME([info processName], @"renamed");
    IS([NSUserName() length] > 0 && NSFullUserName() != nil && [NSOpenStepRootDirectory() isEqual:@"/"]);
    SAME(NSHomeDirectoryForUser(@"nobody who is there"), nil);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    objects();
    proxies();
    zones();
    process();
    puts("done");
    [pool drain];
    return 0;
}
