// The insets of a rounded-rectangle button yield before its title is cut; those that an app sets do not.
//
// > wide: content 12 9 76 19
// > narrow: content 5 9 34 19, fits 1
// > low: content 12 0 76 18
// > too long: content 12 5 36 20
// > with an image: fits 1
// > own insets: content 20 2 60 33
// > insets 12 9

#import <UIKit/UIKit.h>

static UIButton *make_button(NSString *title, CGFloat width, CGFloat height) {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(0, 0, width, height);
    [button setTitle:title forState:UIControlStateNormal];
    return button;
}

static void show(const char *name, UIButton *button, BOOL tells_fit) {
    CGRect content = [button contentRectForBounds:button.bounds];
    printf("%s: content %g %g %g %g", name, content.origin.x, content.origin.y, content.size.width, content.size.height);
    if (tells_fit) {
        CGFloat needed = [[button currentTitle] sizeWithFont:button.titleLabel.font].width;
        printf(", fits %d", [button titleRectForContentRect:content].size.width >= needed);
    }
    printf("\n");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    show("wide", make_button(@"OK", 100, 37), NO);
    show("narrow", make_button(@"Stop", 44, 37), YES);
    show("low", make_button(@"OK", 100, 18), NO);
    show("too long", make_button(@"Much too long", 60, 30), NO);

    UIGraphicsBeginImageContext(CGSizeMake(16, 16));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    UIButton *button = make_button(@"Stop", 60, 37);
    [button setImage:image forState:UIControlStateNormal];
    CGRect title = [button titleRectForContentRect:[button contentRectForBounds:button.bounds]];
    printf("with an image: fits %d\n", title.size.width >= [@"Stop" sizeWithFont:button.titleLabel.font].width);

    button = make_button(@"A long title", 100, 37);
    UIEdgeInsets standard = button.contentEdgeInsets;
    button.contentEdgeInsets = UIEdgeInsetsMake(2, 20, 2, 20);
    show("own insets", button, NO);
    printf("insets %g %g\n", standard.left, standard.top);
    [pool drain];
    return 0;
}
