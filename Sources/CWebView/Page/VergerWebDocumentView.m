#import "Page/VergerWebDocumentView.h"

@implementation VergerWebDocumentView {
    NSArray *_elements;
}

@synthesize inputView = _inputView, inputAccessoryView = _inputAccessoryView;

enum { backspace = 0xFF08, enter = 0xFF0D };

- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    UITouch *touch = [touches anyObject];
    [_owner documentView:self wasTappedAt:[touch locationInView:self] count:touch.tapCount];
}

#pragma mark Typing

- (BOOL)canBecomeFirstResponder { return _takesText || _inputView != nil; }

- (BOOL)resignFirstResponder {
    BOOL wasFirst = [self isFirstResponder];
    if (![super resignFirstResponder]) return NO;
    if (wasFirst) [_owner documentViewHasResigned:self];
    return YES;
}

- (BOOL)hasText { return YES; }
- (void)deleteBackward { [_owner documentView:self pressed:backspace]; }

- (void)insertText:(NSString *)text {
    if ([text isEqualToString:@"\n"]) {
        [_owner documentView:self pressed:enter];
    } else {
        [_owner documentView:self typed:text];
    }
}

#pragma mark Accessibility

- (void)contentsChanged { _elements = nil; }

- (BOOL)isAccessibilityElement { return NO; }

static UIAccessibilityTraits traits_of(NSString *role) {
    if ([role isEqualToString:@"link"]) return UIAccessibilityTraitLink;
    if ([role isEqualToString:@"button"]) return UIAccessibilityTraitButton;
    if ([role isEqualToString:@"image"]) return UIAccessibilityTraitImage;
    return [role isEqualToString:@"text"] ? UIAccessibilityTraitStaticText : UIAccessibilityTraitNone;
}

- (UIAccessibilityElement *)elementOf:(NSString *)line {
    NSArray *fields = [line componentsSeparatedByString:@"\t"];
    if ([fields count] != 6) return nil;
    UIAccessibilityElement *element = [[UIAccessibilityElement alloc] initWithAccessibilityContainer:self];
    NSString *role = [fields objectAtIndex:0], *text = [fields objectAtIndex:5];
    CGRect frame = CGRectMake(
        [[fields objectAtIndex:1] doubleValue], [[fields objectAtIndex:2] doubleValue],
        [[fields objectAtIndex:3] doubleValue], [[fields objectAtIndex:4] doubleValue]);
    element.accessibilityFrame = [self convertRect:frame toView:nil];
    element.accessibilityTraits = traits_of(role);
    if ([role isEqualToString:@"field"]) {
        element.accessibilityValue = text;
    } else {
        element.accessibilityLabel = text;
    }
    return element;
}

- (NSArray *)elements {
    if (_elements) return _elements;
    NSMutableArray *elements = [NSMutableArray array];
    for (NSString *line in [[_owner contentsOfDocumentView:self] componentsSeparatedByString:@"\n"]) {
        UIAccessibilityElement *element = [self elementOf:line];
        if (element) [elements addObject:element];
    }
    return _elements = elements;
}

- (NSInteger)accessibilityElementCount {
    // Where they are on the screen changes without the page's doing.
    _elements = nil;
    return (NSInteger)[[self elements] count];
}

- (id)accessibilityElementAtIndex:(NSInteger)index {
    NSArray *elements = [self elements];
    return index >= 0 && index < (NSInteger)[elements count] ? [elements objectAtIndex:(NSUInteger)index] : nil;
}

@end
