#import "CatalogPage.h"

// A swatch that can be copied to the pasteboard and pasted over.
@interface SwatchView : UIView
@end

@implementation SwatchView

- (BOOL)canBecomeFirstResponder {
    return YES;
}

- (BOOL)canPerformAction:(SEL)action withSender:(id)sender {
    if (action == @selector(paste:)) return [UIPasteboard generalPasteboard].color != nil;
    return action == @selector(copy:) || action == @selector(darken:);
}

- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    [self becomeFirstResponder];
    UIMenuController *menu = [UIMenuController sharedMenuController];
    UIMenuItem *darken = [[UIMenuItem alloc] initWithTitle:@"Darken" action:@selector(darken:)];
    menu.menuItems = [NSArray arrayWithObject:darken];
    [darken release];
    [menu setTargetRect:self.bounds inView:self];
    [menu setMenuVisible:YES animated:YES];
}

- (void)copy:(id)sender {
    [UIPasteboard generalPasteboard].color = self.backgroundColor;
}

- (void)paste:(id)sender {
    self.backgroundColor = [UIPasteboard generalPasteboard].color;
}

- (void)darken:(id)sender {
    self.alpha = 0.5;
}

@end

@interface MenuPage : CatalogPage
@end

@implementation MenuPage

+ (NSString *)pageTitle {
    return @"Menu";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addCaption:@"Touch a swatch; copy one, paste over the other" y:60.0];
    UIColor *colors[] = {[UIColor purpleColor], [UIColor orangeColor]};
    NSString *names[] = {@"Purple", @"Orange"};
    for (int index = 0; index < 2; index++) {
        SwatchView *swatch = [[SwatchView alloc] initWithFrame:CGRectMake(30.0 + 140.0 * index, 100.0, 120.0, 80.0)];
        swatch.backgroundColor = colors[index];
        swatch.isAccessibilityElement = YES;
        swatch.accessibilityLabel = names[index];
        [self.view addSubview:swatch];
        [swatch release];
    }
    [self addButton:@"Is there text?" frame:CGRectMake(90.0, 220.0, 140.0, 37.0) action:@selector(ask)];
    UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(30.0, 20.0, 260.0, 31.0)];
    field.borderStyle = UITextBorderStyleRoundedRect;
    field.text = @"Words to copy";
    field.accessibilityLabel = @"Words";
    [self.view addSubview:field];
    [field release];
}

- (void)ask {
    UIPasteboard *pasteboard = [UIPasteboard generalPasteboard];
    [self tell:@"text: %@, %d types", pasteboard.string, (int)[[pasteboard pasteboardTypes] count]];
}

@end
