// Rule 12: an exception passes from a method that the frameworks called to a handler around the call of the frameworks. What
// lies between is ended in order: @finally and clean-up of the app's frames; the frameworks go on as if their call had
// returned zero, and return.

#import <UIKit/UIKit.h>

static int attempts;

@interface Throwing : UIView
@end
@implementation Throwing
- (void)didMoveToSuperview {
    attempts++;
    @synchronized(self) {
        @try {
            [NSException raise:@"Crossing" format:@"from an override, %d", attempts];
        } @finally {
            printf("finally inside\n");
        }
    }
}
- (void)layoutSubviews { [NSException raise:@"Layout" format:@"of %d", (int)self.tag]; }
@end

/// Adds a view while it is itself added: two calls of the frameworks lie on the way.
@interface Nesting : UIView
@end
@implementation Nesting
- (void)didMoveToSuperview {
    @try {
        [self addSubview:[[[Throwing alloc] initWithFrame:CGRectZero] autorelease]];
        printf("not reached\n");
    } @catch (NSException *exception) {
        printf("in between: %s\n", [[exception name] UTF8String]);
        @throw;
    }
}
@end

@interface Source : NSObject <UITableViewDataSource>
@end
@implementation Source
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section {
    return [[NSArray array] objectAtIndex:3] != nil;
}
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path { return nil; }
@end

static void report(const char *what, void (^work)(void)) {
    @try {
        work();
        printf("%s: not reached\n", what);
    } @catch (NSException *exception) {
        printf("%s: caught %s\n", what, [[exception name] UTF8String]);
    } @finally {
        printf("%s: finally\n", what);
    }
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *parent = [[[UIView alloc] initWithFrame:CGRectZero] autorelease];
    Throwing *throwing = nil;
    for (int i = 0; i < 3; i++) {
        throwing = [[[Throwing alloc] initWithFrame:CGRectZero] autorelease];
        report("one", ^{ [parent addSubview:throwing]; });
    }
    printf("%d attempts, %d views\n", attempts, (int)[[parent subviews] count]);
    // What was locked is free again.
    dispatch_sync(dispatch_get_global_queue(0, 0), ^{ @synchronized(throwing) { printf("free\n"); } });

    report("two", ^{ [parent addSubview:[[[Nesting alloc] initWithFrame:CGRectZero] autorelease]]; });

    // Both are laid out, both throw: the first is heard of.
    UIView *both = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 9, 9)] autorelease];
    for (int tag = 1; tag <= 2; tag++) {
        Throwing *view = [[[Throwing alloc] initWithFrame:CGRectZero] autorelease];
        view.tag = tag;
        @try { [both addSubview:view]; } @catch (id exception) {}
    }
    report("layout", ^{ for (UIView *view in [both subviews]) { [view setNeedsLayout]; [view layoutIfNeeded]; } });

    UITableView *table = [[[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 400)] autorelease];
    Source *source = [[Source new] autorelease];
    report("table", ^{ table.dataSource = source; [table reloadData]; [table layoutIfNeeded]; });
    report("animation", ^{
        [UIView animateWithDuration:0.1 animations:^{ [NSException raise:@"InBlock" format:@"x"]; }];
    });
    [pool drain];
    return 0;
}

// > finally inside
// > one: caught Crossing
// > one: finally
// > finally inside
// > one: caught Crossing
// > one: finally
// > finally inside
// > one: caught Crossing
// > one: finally
// > 3 attempts, 3 views
// > free
// > finally inside
// > in between: Crossing
// > two: caught Crossing
// > two: finally
// > finally inside
// > finally inside
// > layout: caught Layout
// > layout: finally
// > table: caught NSRangeException
// > table: finally
// > animation: caught InBlock
// > animation: finally
