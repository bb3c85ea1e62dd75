// Numbers have the type that they were made from, and BOOL is the phone's `signed char`: libraries tell booleans by "c".
// > BOOL c; yes c, no c, literal c, char c, unsigned char s, short s, unsigned short i, int i
// > unsigned q, long q, NSInteger q, NSUInteger q, long long q, unsigned long long q, greatest Q, float f, double d
// > NSInteger's own: 1 1 1 1
// > usual ones: 1 1 1, same 1 1, hash 1
// > bytes: 1 ff, 2 fe, 8 7
// > values: -100 200 -30000 4000000000 5000000000 18446744073709551615
// > property on: 1 c, byte: 200 s, changed 0 201; attributes Tc,Von
// > signature c c; of Foundation c ^c; of UIKit c; of byte C; of NSNumber C
// > encoding c24@0:8@16; protocol c
// > JSON [true,1,7]; list 1 1
// > kept 5 q, 6 c, 1 c
#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>
#include <objc/runtime.h>
#include <stdio.h>

@protocol Switch
- (BOOL)isOn;
@end

@interface Lamp : NSObject <Switch> {
    BOOL on;
    unsigned char byte;
}
@property (getter=isOn) BOOL on;
@property unsigned char byte;
- (BOOL)turn:(BOOL)on;
@end

@implementation Lamp
@synthesize on, byte;
- (BOOL)turn:(BOOL)value { return self.on = value; }
@end

static void bytes(NSNumber *number, const char *separator) {
    unsigned char room[9];
    memset(room, 0x55, sizeof room);
    [number getValue:room];
    int count = 9;
    while (room[count - 1] == 0x55) count--;
    printf("%d %x%s", count, room[0], separator);
}

int main(void) {
    @autoreleasepool {
        printf("BOOL %s; yes %s, no %s, literal %s, char %s, unsigned char %s, short %s, unsigned short %s, int %s\n",
               @encode(BOOL), [[NSNumber numberWithBool:YES] objCType], [[NSNumber numberWithBool:NO] objCType],
               [@YES objCType], [[NSNumber numberWithChar:5] objCType], [[NSNumber numberWithUnsignedChar:5] objCType],
               [[NSNumber numberWithShort:5] objCType], [[NSNumber numberWithUnsignedShort:5] objCType], [@5 objCType]);
        NSNumber *integer = [NSNumber numberWithInteger:5];
        printf("unsigned %s, long %s, NSInteger %s, NSUInteger %s, long long %s, unsigned long long %s, greatest %s, "
               "float %s, double %s\n", [@5u objCType], [@5L objCType], [integer objCType],
               [[NSNumber numberWithUnsignedInteger:5] objCType], [@5LL objCType], [@5ULL objCType],
               [[NSNumber numberWithUnsignedLongLong:~0ULL] objCType], [@1.5f objCType], [@1.5 objCType]);
        printf("NSInteger's own: %d %d %d %d\n", strcmp([integer objCType], @encode(NSInteger)) == 0,
               strcmp([[NSNumber numberWithInteger:1L << 40] objCType], @encode(NSInteger)) == 0,
               strcmp([[[[NSNumber alloc] initWithInteger:700] autorelease] objCType], @encode(NSInteger)) == 0,
               strcmp([[[[NSNumber alloc] initWithBool:YES] autorelease] objCType], @encode(BOOL)) == 0);
        printf("usual ones: %d %d %d, same %d %d, hash %d\n", integer == [NSNumber numberWithInteger:5],
               [NSNumber numberWithChar:-1] == [NSNumber numberWithChar:-1], integer != (id)@5, [integer isEqual:@5],
               [integer isEqual:[NSNumber numberWithChar:5]], [integer hash] == [@5 hash]);
        printf("bytes: ");
        bytes([NSNumber numberWithChar:-1], ", ");
        bytes([NSNumber numberWithShort:-2], ", ");
        bytes([NSNumber numberWithInteger:7], "\n");
        printf("values: %d %d %d %u %ld %llu\n", [[NSNumber numberWithChar:-100] charValue],
               [[NSNumber numberWithUnsignedChar:200] unsignedCharValue], [[NSNumber numberWithShort:-30000] shortValue],
               [[NSNumber numberWithUnsignedInt:4000000000u] unsignedIntValue],
               (long)[[NSNumber numberWithInteger:5000000000] integerValue],
               [[NSNumber numberWithUnsignedLongLong:~0ULL] unsignedLongLongValue]);

        Lamp *lamp = [[Lamp new] autorelease];
        lamp.on = YES;
        lamp.byte = 200;
        printf("property on: %s %s, byte: %s %s", [[[lamp valueForKey:@"on"] description] UTF8String],
               [[lamp valueForKey:@"on"] objCType], [[[lamp valueForKey:@"byte"] description] UTF8String],
               [[lamp valueForKey:@"byte"] objCType]);
        NSNumber *switched = [lamp valueForKey:@"on"];
        [lamp setValue:[NSNumber numberWithBool:NO] forKey:@"on"];
        [lamp setValue:[NSNumber numberWithInt:201] forKey:@"byte"];
        printf(", changed %d %d; attributes ", lamp.on, lamp.byte);
        printf("Tc%s\n", strstr(property_getAttributes(class_getProperty([Lamp class], "on")), ",Von"));

        NSMethodSignature *file = [[NSFileManager defaultManager] methodSignatureForSelector:@selector(fileExistsAtPath:isDirectory:)];
        printf("signature %s %s; of Foundation %s %s; of UIKit %s; of byte %s; of NSNumber ",
               [[lamp methodSignatureForSelector:@selector(turn:)] methodReturnType],
               [[lamp methodSignatureForSelector:@selector(turn:)] getArgumentTypeAtIndex:2], [file methodReturnType],
               [file getArgumentTypeAtIndex:3], [[UIView instanceMethodSignatureForSelector:@selector(isHidden)] methodReturnType],
               [[lamp methodSignatureForSelector:@selector(byte)] methodReturnType]);
        char *type = method_copyReturnType(class_getInstanceMethod([NSNumber class], @selector(unsignedCharValue)));
        printf("%s\n", type);
        free(type);
        printf("encoding %s; protocol %.1s\n",
               method_getTypeEncoding(class_getInstanceMethod([NSString class], @selector(isEqualToString:))),
               protocol_getMethodDescription(@protocol(Switch), @selector(isOn), YES, YES).types);

        NSArray *values = [NSArray arrayWithObjects:[NSNumber numberWithBool:YES], switched, [NSNumber numberWithInteger:7], nil];
        NSString *json = [[[NSString alloc] initWithData:[NSJSONSerialization dataWithJSONObject:values options:0 error:NULL]
                                                encoding:NSUTF8StringEncoding] autorelease];
        NSData *list = [NSPropertyListSerialization dataFromPropertyList:values format:NSPropertyListBinaryFormat_v1_0
                                                        errorDescription:NULL];
        NSArray *read = [NSPropertyListSerialization propertyListFromData:list mutabilityOption:0 format:NULL errorDescription:NULL];
        printf("JSON %s; list %d %d\n", [json UTF8String], [read isEqual:values], [[read objectAtIndex:0] class] == [@YES class]);
        NSArray *numbers = [NSArray arrayWithObjects:integer, [NSNumber numberWithChar:6], [NSNumber numberWithBool:YES], nil];
        NSArray *kept = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:numbers]];
        printf("kept %d %s, %d %s, %d %s\n", [[kept objectAtIndex:0] intValue], [[numbers objectAtIndex:0] objCType],
               [[kept objectAtIndex:1] intValue], [[numbers objectAtIndex:1] objCType], [[kept objectAtIndex:2] intValue],
               [[kept objectAtIndex:2] objCType]);
    }
    return 0;
}
