// @finally runs when an exception passes it, and @catch (...) handles everything.

#import <UIKit/UIKit.h>

static void leave(void) {
    @try {
        [NSException raise:@"Left" format:@"from within"];
    } @finally {
        printf("finally ");
    }
}

static void catch_another(void) {
    @try {
        @try {
            [NSException raise:@"Left" format:@"from within"];
        } @catch (NSString *text) {
            printf("never ");
        } @finally {
            printf("inner ");
        }
    } @finally {
        printf("outer ");
    }
}

static void catch_and_throw(void) {
    @try {
        leave();
    } @catch (NSException *exception) {
        printf("caught ");
        @throw;
    } @finally {
        printf("again ");
    }
}

static int leave_by_return(void) {
    @try {
        return printf("return ");
    } @finally {
        printf("after ");
    }
}

static void attempt(void (*act)(void)) {
    @try {
        act();
    } @catch (...) {
        printf("end\n");
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    attempt(leave);
    attempt(catch_another);
    attempt(catch_and_throw);
    leave_by_return();
    printf("end\n");
    [pool drain];
    return 0;
}

// > finally end
// > inner outer end
// > finally caught again end
// > return after end
