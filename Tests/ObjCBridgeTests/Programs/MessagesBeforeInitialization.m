// Messages to objects of framework classes before `[super init…]`, or that never send it: the object answers. An
// initialiser that comes after all takes its place.
// > done

#import "../../AppFoundationTests/Programs/Expect.h"

@interface Early : UIView
@end
static int deallocated;
@implementation Early
- (id)initWithFrame:(CGRect)frame {
    self.tag = 5;
    self.multipleTouchEnabled = YES;
    [self setNeedsDisplay];
    if ((self = [super initWithFrame:frame])) self.alpha = 0.5;
    return self;
}
- (void)dealloc {
    deallocated++;
    [super dealloc];
}
@end

// As in a program that gives its controller a view and forgets about the superclass.
@interface Forgetful : UIViewController
@end
@implementation Forgetful
- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    Early *view = [[Early alloc] initWithFrame:CGRectMake(0, 0, 7, 7)];
    self.view = view;
    [view release];
    return self;
}
@end

@interface Unborn : UIView {
@public
    int draws;
}
@end
@implementation Unborn
- (id)init { return self; }
- (void)drawRect:(CGRect)rect { draws++; }
@end

@interface EarlyController : UITableViewController
@end
@implementation EarlyController
- (id)initWithStyle:(UITableViewStyle)style {
    self.title = @"Stations";
    self.hidesBottomBarWhenPushed = YES;
    return [super initWithStyle:style];
}
@end

// A category's `[super init]` is the superclass's.
@interface UIBarButtonItem (Made)
- (id)initWithText:(NSString *)text;
@end
@implementation UIBarButtonItem (Made)
- (id)initWithText:(NSString *)text {
    if ((self = [super init])) {
        self.title = text;
        self.style = UIBarButtonItemStyleDone;
        self.width = 44;
    }
    return self;
}
@end

@interface Recognizer : UIGestureRecognizer
@end
@implementation Recognizer
- (id)init {
    [self setCancelsTouchesInView:NO];
    return self;
}
@end

@interface Event : UIEvent
@end
@implementation Event
- (id)init { return self; }
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Forgetful *forgetful = [[Forgetful alloc] initWithNibName:nil bundle:nil];
    REAL(forgetful.view.bounds.size.width, 7);
    IS([forgetful isViewLoaded] && forgetful.view.nextResponder == forgetful);
    [forgetful release];
    [pool drain];
    pool = [[NSAutoreleasePool alloc] init];
    COUNT(deallocated, 1);

    Unborn *unborn = [[Unborn alloc] init];
    UIView *parent = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 50, 50)] autorelease];
    [parent addSubview:unborn];
    IS(unborn.superview == parent && [parent.subviews lastObject] == unborn);
    unborn.frame = CGRectMake(0, 0, 20, 20);
    [unborn.layer setNeedsDisplay], [unborn.layer displayIfNeeded];
    COUNT(unborn->draws, 1);
    [unborn release];

    Early *early = [[Early alloc] initWithFrame:CGRectMake(1, 2, 30, 40)];
    IS(CGRectEqualToRect(early.frame, CGRectMake(1, 2, 30, 40)) && early.tag == 5 && early.multipleTouchEnabled &&
        early.alpha == 0.5);
    COUNT(deallocated, 1);
    COUNT([early retainCount], 1);
    [early release];
    COUNT(deallocated, 2);

    EarlyController *table = [[EarlyController alloc] initWithStyle:UITableViewStyleGrouped];
    SAME(table.title, @"Stations");
    IS(table.hidesBottomBarWhenPushed && table.tableView.style == UITableViewStyleGrouped);
    [table release];

    UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithText:@"Ready"];
    SAME(item.title, @"Ready");
    IS(item.style == UIBarButtonItemStyleDone && item.width == 44 && [item isMemberOfClass:[UIBarButtonItem class]]);
    [item release];

    Recognizer *recognizer = [[Recognizer alloc] init];
    IS(!recognizer.cancelsTouchesInView);
    [parent addGestureRecognizer:recognizer];
    IS(recognizer.view == parent);
    [recognizer release];

    Event *event = [[Event alloc] init];
    IS(event.type == UIEventTypeTouches && event.allTouches.count == 0);
    [event release];

    // Of an object that others hold already nothing is taken away.
    UILabel *label = [UILabel alloc];
    label.text = @"early";
    [parent addSubview:label];
    IS([label initWithFrame:CGRectMake(0, 0, 9, 9)] == label && parent.subviews.lastObject == label);
    SAME(label.text, @"early");
    [label release];

    [[UIView alloc] release];
    [pool drain];
    puts("done");
    return 0;
}
