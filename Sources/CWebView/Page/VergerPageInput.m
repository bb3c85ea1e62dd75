#import "Page/VergerPageInput.h"
#import "Engine/VergerWebEngine.h"
#import "Page/VergerPageMenu.h"
#import "Page/VergerPageScripts.h"
#import "Page/VergerPageViewport.h"
#import "Page/VergerWebDocumentView.h"

@interface VergerPageInput () <VergerWebDocumentViewOwner>
@end

@implementation VergerPageInput {
    VergerWebEngine *_engine;
    VergerPageViewport *_viewport;
    VergerWebDocumentView *_view;
    VergerPageMenu *_menu;
    BOOL _wasTapped;
}

/// How long a tap waits for a second one on a page that may be zoomed, in seconds.
static const NSTimeInterval second_tap = 0.35;

- (id)initWithEngine:(VergerWebEngine *)engine viewport:(VergerPageViewport *)viewport {
    if ((self = [super init])) {
        _engine = engine;
        _viewport = viewport;
        _view = viewport.view;
        _view.owner = self;
    }
    return self;
}

- (void)dealloc { _view.owner = nil; }

- (void)documentView:(VergerWebDocumentView *)view wasTappedAt:(CGPoint)point count:(NSUInteger)count {
    if (![_viewport mayZoom]) return [self tap:[NSValue valueWithCGPoint:point]];
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    if (count == 2) return [_viewport zoomAround:point];
    [self performSelector:@selector(tap:) withObject:[NSValue valueWithCGPoint:point] afterDelay:second_tap];
}

- (void)tap:(NSValue *)place {
    CGPoint point = [place CGPointValue];
    CGFloat scale = _viewport.pixelsOfPoint;
    _wasTapped = YES;
    for (int32_t type = 1; type <= 3; type += 2) {
        int32_t values[web_message_value_count] = {type, (int32_t)(point.x * scale), (int32_t)(point.y * scale)};
        [_engine say:web_message_touch number:0 values:values text:nil bytes:nil descriptor:-1];
    }
    [_engine whenSettled:^{}];
}

- (void)documentView:(VergerWebDocumentView *)view typed:(NSString *)text {
    [_engine say:web_message_typed
          number:0
          values:NULL
            text:nil
           bytes:[text dataUsingEncoding:NSUTF8StringEncoding]
      descriptor:-1];
    [_engine whenSettled:^{}];
}

- (void)documentView:(VergerWebDocumentView *)view pressed:(int)key {
    [_engine say:web_message_key value:key];
    [_engine whenSettled:^{}];
}

/// The keyboard comes up for a field that was tapped, not for one that a script chose.
- (void)changeFocus:(const struct web_message *)message {
    static const UIKeyboardType types[] = {
        UIKeyboardTypeDefault, UIKeyboardTypeNumberPad, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypePhonePad,
        UIKeyboardTypeURL, UIKeyboardTypeEmailAddress, UIKeyboardTypeDefault};
    enum { type_count = sizeof types / sizeof types[0], password = 6 };
    int32_t purpose = message->values[1];
    if (message->values[0] == 0) {
        _view.takesText = NO;
        if (_menu == nil) [_view resignFirstResponder];
        return;
    }
    _view.keyboardType = purpose >= 0 && purpose < type_count ? types[purpose] : UIKeyboardTypeDefault;
    _view.secureTextEntry = purpose == password;
    _view.takesText = YES;
    if (!_wasTapped) return;
    [_view resignFirstResponder];
    [_view becomeFirstResponder];
}

- (void)showMenu:(const struct web_message *)message {
    __weak VergerWebDocumentView *view = _view;
    VergerPageMenu *menu = [[VergerPageMenu alloc] initWithMessage:message done:^{ [view resignFirstResponder]; }];
    if (menu == nil && message->number != _menu.number) return;
    [_view resignFirstResponder];
    _menu = menu;
    _view.inputView = menu.wheel;
    _view.inputAccessoryView = menu.bar;
    if (menu) [_view becomeFirstResponder];
}

/// Who leaves a list has chosen.
- (void)documentViewHasResigned:(VergerWebDocumentView *)view {
    VergerPageMenu *menu = _menu;
    if (menu == nil) return;
    _menu = nil;
    _view.inputView = _view.inputAccessoryView = nil;
    int32_t values[web_message_value_count] = {(int32_t)menu.choice};
    [_engine say:web_message_choose number:menu.number values:values text:nil bytes:nil descriptor:-1];
    [_engine whenSettled:^{}];
}

- (NSString *)contentsOfDocumentView:(VergerWebDocumentView *)view {
    NSString *zoom = [NSString stringWithFormat:@"(%g)", (double)_viewport.zoom];
    return [_engine examine:[VergerContentsScript stringByAppendingString:zoom]];
}

@end
