// Exceptions reach the nearest handler of their class, and @finally runs on every way out.

#import <Foundation/Foundation.h>

@interface NSObject (Unknown)
- (void)unknown:(int)number;
@end

static int leave(void) {
    @try {
        return 1;
    } @finally {
        printf("finally\n");
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    @try {
        @try {
            @throw @"text";
        } @catch (NSException *exception) {
            printf("wrong handler\n");
        }
    } @catch (id object) {
        printf("%s\n", [object UTF8String]);
    }
    @try {
        [(NSObject *)@"x" unknown:1];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
        NSString *reason = [exception reason];
        printf("%d %d\n", [reason hasPrefix:@"-["], [reason rangeOfString:@"unknown:]: unrecognized selector sent to instance 0x"].length > 0);
    }
    @try {
        @try {
            [NSException raise:@"Inner" format:@"%d", 7];
        } @catch (NSException *exception) {
            @throw;
        }
    } @catch (NSException *exception) {
        printf("%s %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
    }
    leave();
    @synchronized(pool) {
        printf("synchronized\n");
    }
    [pool drain];
    return 0;
}

// > text
// > NSInvalidArgumentException
// > 1 1
// > Inner 7
// > finally
// > synchronized
