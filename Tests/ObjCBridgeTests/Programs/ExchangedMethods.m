// Methods of framework classes that an app exchanges, sets or adds at run time: the frameworks call the app's.
// > plain view: laid out by the app
// > after that it was laid out by the framework 1
// > the bar that a controller has made: laid out by the app
// > controller: loaded by the app, loaded by the framework 1
// > set: the app's size
// > exchanged again: as before

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

static int laid_out, loaded;
static BOOL is_told;

@implementation UIView (Exchanged)
- (void)exchanged_layoutSubviews {
    [self exchanged_layoutSubviews];
    laid_out++;
}
@end

@implementation UIViewController (Exchanged)
- (void)exchanged_viewDidLoad {
    printf("loaded by the app, ");
    [self exchanged_viewDidLoad];
    loaded++;
}
@end

static void exchange(Class class, SEL one, SEL other) {
    method_exchangeImplementations(class_getInstanceMethod(class, one), class_getInstanceMethod(class, other));
}

static CGSize size_of_app(id self, SEL selector, CGSize size) {
    is_told = YES;
    return CGSizeMake(1, 2);
}

static void lay_out(UIView *view) {
    laid_out = 0;
    [view setNeedsLayout];
    [view layoutIfNeeded];
}

int main(void) {
    @autoreleasepool {
        exchange([UIView class], @selector(layoutSubviews), @selector(exchanged_layoutSubviews));
        UIView *view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)] autorelease];
        lay_out(view);
        printf("plain view: laid out by the %s\n", laid_out == 1 ? "app" : "framework");
        printf("after that it was laid out by the framework %d\n", laid_out == 1);
        UINavigationController *navigation = [[[UINavigationController alloc] init] autorelease];
        lay_out([navigation navigationBar]);
        printf("the bar that a controller has made: laid out by the %s\n", laid_out >= 1 ? "app" : "framework");

        exchange([UIViewController class], @selector(viewDidLoad), @selector(exchanged_viewDidLoad));
        UIViewController *controller = [[[UIViewController alloc] init] autorelease];
        printf("controller: ");
        [controller view];
        printf("loaded by the framework %d\n", loaded);

        method_setImplementation(class_getInstanceMethod([UILabel class], @selector(sizeThatFits:)), (IMP)size_of_app);
        UILabel *label = [[[UILabel alloc] initWithFrame:CGRectZero] autorelease];
        [label sizeToFit];
        printf("set: %s\n", is_told && label.frame.size.height == 2 ? "the app's size" : "the framework's");

        exchange([UIView class], @selector(layoutSubviews), @selector(exchanged_layoutSubviews));
        lay_out(view);
        printf("exchanged again: %s\n", laid_out == 0 ? "as before" : "still the app's");
    }
    return 0;
}
