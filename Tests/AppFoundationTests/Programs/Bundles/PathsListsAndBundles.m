// Paths of files, property lists by stream, value transformers, places of bundles, notifications, ports, macros.
// > done

#import "../Expect.h"

#pragma clang diagnostic ignored "-Wdeprecated-declarations"
#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

static void paths(void) {
    SAME([NSString pathWithComponents:ARRAY(@"/", @"usr", @"lib")], @"/usr/lib");
    SAME([NSString pathWithComponents:ARRAY(@"a", @"b/", @"c")], @"a/b/c");
    IS([@"/a" isAbsolutePath] && ![@"a" isAbsolutePath] && ![@"" isAbsolutePath]);
    SAME([@"/a/b/" pathComponents], ARRAY(@"/", @"a", @"b", @"/"));
    NSString *home = NSHomeDirectory();
    SAME([[home stringByAppendingPathComponent:@"x"] stringByAbbreviatingWithTildeInPath], @"~/x");
    SAME([@"/elsewhere" stringByAbbreviatingWithTildeInPath], @"/elsewhere");
    SAME([@"~/x" stringByExpandingTildeInPath], [home stringByAppendingPathComponent:@"x"]);
    SAME([@"/a/./b//c/../d/" stringByStandardizingPath], @"/a/b/d");
    SAME([@"a/b" stringsByAppendingPaths:ARRAY(@"c", @"d")], ARRAY(@"a/b/c", @"a/b/d"));
    char name[64];
    IS([@"/tmp/é" getFileSystemRepresentation:name maxLength:64] && strncmp(name, "/tmp/", 5) == 0 &&
        ![@"/tmp/é" getFileSystemRepresentation:name maxLength:4]);
    NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:@"completion"], *completed = nil;
    NSArray *matches = nil;
    NSFileManager *manager = [NSFileManager defaultManager];
    [manager createDirectoryAtPath:folder withIntermediateDirectories:YES attributes:nil error:NULL];
    for (NSString *each in ARRAY(@"note1.txt", @"note2.txt", @"notes.doc"))
        [[NSData data] writeToFile:[folder stringByAppendingPathComponent:each] atomically:NO];
    NSString *start = [folder stringByAppendingPathComponent:@"no"];
    COUNT([start completePathIntoString:&completed caseSensitive:YES matchesIntoArray:&matches filterTypes:nil], 3);
    SAME([completed lastPathComponent], @"note");
    COUNT([matches count], 3);
    COUNT(
        [start completePathIntoString:&completed caseSensitive:YES matchesIntoArray:NULL filterTypes:ARRAY(@"doc")], 1);
    SAME([completed lastPathComponent], @"notes.doc");
    [manager createSymbolicLinkAtPath:[folder stringByAppendingPathComponent:@"link"]
                  withDestinationPath:@"note1.txt"
                                error:NULL];
    SAME([[[folder stringByAppendingPathComponent:@"link"] stringByResolvingSymlinksInPath] lastPathComponent],
        @"note1.txt");
}

static void lists(void) {
    NSDictionary *list = [NSDictionary dictionaryWithObject:ARRAY(@"a", [NSNumber numberWithInt:2]) forKey:@"k"];
    NSError *error = nil;
    NSString *problem = nil;
    NSPropertyListFormat format = 0;
    NSData *data = [NSPropertyListSerialization dataFromPropertyList:list
                                                              format:NSPropertyListXMLFormat_v1_0
                                                    errorDescription:&problem];
    NSMutableDictionary *read = [NSPropertyListSerialization propertyListFromData:data
                                                                 mutabilityOption:NSPropertyListMutableContainers
                                                                           format:&format
                                                                 errorDescription:&problem];
    IS([read isEqual:list] && format == NSPropertyListXMLFormat_v1_0 && problem == nil);
    [[read objectForKey:@"k"] addObject:@"more"];
    SAME([NSPropertyListSerialization propertyListFromData:[NSData dataWithBytes:"{{{" length:3]
                                          mutabilityOption:0
                                                    format:NULL
                                          errorDescription:&problem],
        nil);
    IS([problem length] > 0);
    NSOutputStream *out = [NSOutputStream outputStreamToMemory];
    [out open];
    IS([NSPropertyListSerialization writePropertyList:list
                                             toStream:out
                                               format:NSPropertyListBinaryFormat_v1_0
                                              options:0
                                                error:&error] > 0);
    NSInputStream *in = [NSInputStream inputStreamWithData:[out propertyForKey:NSStreamDataWrittenToMemoryStreamKey]];
    [in open];
    SAME([NSPropertyListSerialization propertyListWithStream:in options:0 format:&format error:&error], list);
    COUNT(format, NSPropertyListBinaryFormat_v1_0);
    COUNT([NSPropertyListSerialization writePropertyList:[[NSObject new] autorelease]
                                                toStream:out
                                                  format:NSPropertyListBinaryFormat_v1_0
                                                 options:0
                                                   error:&error],
        0);
    IS(error != nil);
}

@interface Doubling : NSValueTransformer
@end
@implementation Doubling
+ (Class)transformedValueClass { return [NSNumber class]; }
+ (BOOL)allowsReverseTransformation { return YES; }
- (id)transformedValue:(id)value { return [NSNumber numberWithInt:[value intValue] * 2]; }
- (id)reverseTransformedValue:(id)value { return [NSNumber numberWithInt:[value intValue] / 2]; }
@end

static void transformers(void) {
    IS([NSValueTransformer allowsReverseTransformation] && [Doubling transformedValueClass] == [NSNumber class]);
    [NSValueTransformer setValueTransformer:[[Doubling new] autorelease] forName:@"twice"];
    SAME([[NSValueTransformer valueTransformerForName:@"twice"] transformedValue:@"4"], [NSNumber numberWithInt:8]);
    SAME([[NSValueTransformer valueTransformerForName:@"twice"] reverseTransformedValue:@"4"],
        [NSNumber numberWithInt:2]);
    IS([[NSValueTransformer valueTransformerNames] containsObject:@"twice"] &&
        [[NSValueTransformer valueTransformerForName:@"Doubling"] class] == [Doubling class]);
    SAME([NSValueTransformer valueTransformerForName:@"none"], nil);
    NSNumber *yes = [NSNumber numberWithBool:YES], *no = [NSNumber numberWithBool:NO];
    NSValueTransformer *negate = [NSValueTransformer valueTransformerForName:NSNegateBooleanTransformerName];
    SAME([negate transformedValue:yes], no);
    SAME([negate reverseTransformedValue:no], yes);
    SAME([[NSValueTransformer valueTransformerForName:NSIsNilTransformerName] transformedValue:nil], yes);
    NSValueTransformer *isThere = [NSValueTransformer valueTransformerForName:NSIsNotNilTransformerName];
    SAME([isThere transformedValue:@"x"], yes);
    RAISES(NSGenericException, [isThere reverseTransformedValue:yes]);
    NSData *archive = [NSArchiver archivedDataWithRootObject:@"kept"];
    SAME([[NSValueTransformer valueTransformerForName:NSUnarchiveFromDataTransformerName] transformedValue:archive],
        @"kept");
}

static void bundles(void) {
    NSBundle *main = [NSBundle mainBundle];
    NSBundle *same = [[[NSBundle alloc] initWithPath:[main bundlePath]] autorelease];
    IS(same == main && [[[NSBundle alloc] initWithURL:[main bundleURL]] autorelease] == main);
    SAME([[NSBundle alloc] initWithPath:@"/no/such"], nil);
    SAME([main executableURL], [NSURL fileURLWithPath:[main executablePath]]);
    IS([main executableArchitectures] != nil && [NSBundle allFrameworks] != nil);
    SAME([main builtInPlugInsPath], [[main bundlePath] stringByAppendingPathComponent:@"PlugIns"]);
    SAME([[main builtInPlugInsURL] path], [main builtInPlugInsPath]);
    SAME([main privateFrameworksPath], [[main bundlePath] stringByAppendingPathComponent:@"Frameworks"]);
    SAME([[main privateFrameworksURL] path], [main privateFrameworksPath]);
    SAME([main sharedFrameworksPath], [[main bundlePath] stringByAppendingPathComponent:@"SharedFrameworks"]);
    SAME([[main sharedSupportURL] path], [[main bundlePath] stringByAppendingPathComponent:@"SharedSupport"]);
    [[NSFileManager defaultManager] createDirectoryAtPath:[main bundlePath]
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    NSString *tool = [[main bundlePath] stringByAppendingPathComponent:@"tool"];
    [[NSData data] writeToFile:tool atomically:NO];
    SAME([main pathForAuxiliaryExecutable:@"tool"], tool);
    SAME([[main URLForAuxiliaryExecutable:@"tool"] path], tool);
    SAME([main pathForAuxiliaryExecutable:@"none"], nil);
    IS(![main unload]);
    SAME(NSLocalizedStringFromTable(@"key", @"NoTable", @"comment"), @"key");
    SAME(NSLocalizedStringWithDefaultValue(@"key", @"NoTable", main, @"value", @"comment"), @"value");
    SAME(NSBundleDidLoadNotification, @"NSBundleDidLoadNotification");
    SAME(NSLoadedClasses, @"NSLoadedClasses");
    IS([[[NSUserDefaults standardUserDefaults] volatileDomainNames] containsObject:NSArgumentDomain]);
    IS([[[[NSUserDefaults alloc] initWithUser:NSUserName()] autorelease] persistentDomainNames] != nil);
    __block int told = 0;
    NSNotificationCenter *center = [[NSNotificationCenter new] autorelease];
    [center addObserverForName:@"n" object:nil queue:nil usingBlock:^(NSNotification *note) { told++; }];
    [center postNotification:[NSNotification notificationWithName:@"n" object:nil]];
    NSNotificationQueue *queue = [[[NSNotificationQueue alloc] initWithNotificationCenter:center] autorelease];
    [queue enqueueNotification:[NSNotification notificationWithName:@"n" object:nil] postingStyle:NSPostNow];
    COUNT(told, 2);
}

@interface PortListener : NSObject <NSMachPortDelegate, NSPortDelegate>
@end
@implementation PortListener
- (void)handleMachMessage:(void *)message {}
@end

static void ports(void) {
    id<NSPortDelegate> listener = [[PortListener new] autorelease];
    NSPort *port = [NSPort port];
    [port setDelegate:listener];
    IS([port delegate] == listener && [port isValid] && [port reservedSpaceLength] == 0);
    [[NSRunLoop currentRunLoop] addPort:port forMode:@"own"];
    [[NSRunLoop currentRunLoop] removePort:port forMode:@"own"];
    __block int gone = 0;
    [[NSNotificationCenter defaultCenter] addObserverForName:NSPortDidBecomeInvalidNotification
                                                      object:port
                                                       queue:nil
                                                  usingBlock:^(NSNotification *note) { gone++; }];
    [port invalidate];
    IS(![port isValid] && gone == 1);
    NSMachPort *mach = [[[NSMachPort alloc] init] autorelease];
    [mach setDelegate:(id<NSMachPortDelegate>)listener];
    IS([mach delegate] == (id)listener && [[[NSMessagePort new] autorelease] isKindOfClass:[NSPort class]]);
}

// Macros that say something to compilers, at the places where they may stand.
FOUNDATION_EXTERN int declared NS_AVAILABLE_IOS(2_0);
FOUNDATION_EXPORT int exported NS_DEPRECATED_IOS(2_0, 9_0);
FOUNDATION_IMPORT int imported NS_AVAILABLE(10_0, 2_0);
NS_INLINE int inlined(void) { return 1; }
FOUNDATION_STATIC_INLINE int staticallyInlined(void) { return 2; }
FOUNDATION_EXTERN_INLINE int externallyInlined(void) { return 3; }
static NSString *formatted(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);
static NSString *formatted(NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    NSLogv(@"logged %d", arguments);
    va_end(arguments);
    return format;
}
static NSString *localized(NSString *format) NS_FORMAT_ARGUMENT(1);
static NSString *localized(NSString *format) { return format; }
NS_CLASS_AVAILABLE(10_0, 2_0) @interface Marked : NSObject
@property (NS_NONATOMIC_IOSONLY, copy) NSString *one;
@property (NS_NONATOMIC_IPHONEONLY, copy) NSString *two;
- (id)given NS_RETURNS_NOT_RETAINED NS_AVAILABLE_IPHONE(2_0);
- (id)taken NS_RETURNS_RETAINED NS_AVAILABLE_MAC(10_0);
- (id)never NS_UNAVAILABLE;
- (id)uncounted NS_AUTOMATED_REFCOUNT_UNAVAILABLE NS_DEPRECATED(10_0, 10_4, 2_0, 9_0);
- (id)old NS_DEPRECATED_IPHONE(2_0, 9_0) NS_DEPRECATED_MAC(10_0, 10_4);
@end
@implementation Marked
@synthesize one, two;
- (id)given { return self; }
- (id)taken { return [self retain]; }
- (id)never { return nil; }
- (id)uncounted { return self; }
- (id)old { return self; }
@end
NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE @interface Strong : NSObject
@end
@implementation Strong
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    paths();
    lists();
    transformers();
    bundles();
    ports();
    Marked *marked = [[Marked new] autorelease];
    IS(inlined() + staticallyInlined() + externallyInlined() == 6 && [marked given] == marked &&
        [[marked taken] autorelease] == marked);
    SAME(formatted(localized(@"%d"), 5), @"%d");
    IS(NSIntegerMin == -NSIntegerMax - 1 && NS_UNICHAR_IS_EIGHT_BIT == 0);
    puts("done");
    [pool drain];
    return 0;
}
