// Text as input: positions, ranges, units of text, traits; pasteboards, spelling, menus.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

@interface Listener : NSObject <UITextInputDelegate> {
@public
    int changes;
}
@end
@implementation Listener
- (void)selectionWillChange:(id<UITextInput>)input { changes++; }
- (void)selectionDidChange:(id<UITextInput>)input { changes++; }
- (void)textWillChange:(id<UITextInput>)input { changes++; }
- (void)textDidChange:(id<UITextInput>)input { changes++; }
@end

static void input(void) {
    UIWindow *window = [[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    UITextView *view = [[[UITextView alloc] initWithFrame:CGRectMake(0, 0, 300, 200)] autorelease];
    [window addSubview:view];
    IS(![view hasText]);
    view.text = @"Hello big world.\nSecond line.";
    IS([view hasText]);
    id<UITextInput> text = view;
    UITextPosition *start = text.beginningOfDocument, *end = text.endOfDocument;
    UITextPosition *six = [text positionFromPosition:start offset:6];
    UITextRange *big = [text textRangeFromPosition:six toPosition:[text positionFromPosition:six offset:3]];
    SAME([text textInRange:big], @"big");
    CGRect first = [text firstRectForRange:big];
    IS(first.size.width > 5 && first.size.height > 5 && first.origin.x > 10);
    COUNT([text baseWritingDirectionForPosition:six inDirection:UITextStorageDirectionForward],
        UITextWritingDirectionLeftToRight);
    [text setBaseWritingDirection:UITextWritingDirectionLeftToRight forRange:big];
    UITextRange *right = [text characterRangeByExtendingPosition:six inDirection:UITextLayoutDirectionRight];
    IS(right != nil && [[text textInRange:right] hasPrefix:@"b"]);
    UITextPosition *far = [text positionWithinRange:big farthestInDirection:UITextLayoutDirectionRight];
    COUNT([text offsetFromPosition:start toPosition:far], 9);
    if ([(id)text respondsToSelector:@selector(positionWithinRange:atCharacterOffset:)]) {
        COUNT([text offsetFromPosition:start toPosition:[text positionWithinRange:big atCharacterOffset:2]], 8);
        COUNT([text characterOffsetOfPosition:six withinRange:big], 0);
    }
    IS([[[text textStylingAtPosition:six inDirection:UITextStorageDirectionForward] objectForKey:UITextInputTextFontKey]
        isKindOfClass:[UIFont class]]);
    text.markedTextStyle = nil;
    SAME(text.markedTextStyle, nil);
    if ([(id)text respondsToSelector:@selector(selectionAffinity)])
        COUNT(text.selectionAffinity, UITextStorageDirectionForward);
    Listener *listener = [[Listener new] autorelease];
    text.inputDelegate = listener;
    IS(text.inputDelegate == listener);
    UITextInputStringTokenizer *tokenizer =
        [[[UITextInputStringTokenizer alloc] initWithTextInput:(UIResponder<UITextInput> *)view] autorelease];
    IS([tokenizer isPosition:six atBoundary:UITextGranularityWord inDirection:UITextStorageDirectionBackward]);
    IS([tokenizer isPosition:[text positionFromPosition:six offset:1]
              withinTextUnit:UITextGranularityWord
                 inDirection:UITextStorageDirectionForward]);
    COUNT([text offsetFromPosition:start
                        toPosition:[tokenizer positionFromPosition:six
                                                        toBoundary:UITextGranularityWord
                                                       inDirection:UITextStorageDirectionForward]],
        9);
    SAME([text textInRange:[tokenizer rangeEnclosingPosition:six
                                             withGranularity:UITextGranularityWord
                                                 inDirection:UITextStorageDirectionForward]],
        @"big");
    COUNT([text comparePosition:start toPosition:end], NSOrderedAscending);
    UIView *accessory = [[UIView new] autorelease];
    view.inputAccessoryView = accessory, view.inputView = accessory;
    IS(view.inputAccessoryView == accessory && view.inputView == accessory);
    UITextField *field = [[[UITextField alloc] initWithFrame:CGRectMake(0, 0, 100, 30)] autorelease];
    field.inputAccessoryView = accessory, field.inputView = accessory;
    IS(field.inputAccessoryView == accessory && field.inputView == accessory);
    field.rightView = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)] autorelease],
    field.rightViewMode = UITextFieldViewModeAlways;
    IS([field rightViewRectForBounds:field.bounds].size.width == 10 &&
        CGRectEqualToRect([field borderRectForBounds:field.bounds], field.bounds));
    IS(CGRectContainsRect(field.bounds, [field placeholderRectForBounds:field.bounds]));
    id<UITextInputTraits> traits = field;
    IS(!traits.secureTextEntry && !traits.enablesReturnKeyAutomatically &&
        traits.keyboardAppearance == UIKeyboardAppearanceDefault &&
        traits.spellCheckingType == UITextSpellCheckingTypeDefault);
    traits.secureTextEntry = YES, traits.enablesReturnKeyAutomatically = YES,
    traits.keyboardAppearance = UIKeyboardAppearanceAlert, traits.spellCheckingType = UITextSpellCheckingTypeNo;
    IS(traits.secureTextEntry && traits.enablesReturnKeyAutomatically &&
        traits.keyboardAppearance == UIKeyboardAppearanceAlert &&
        traits.spellCheckingType == UITextSpellCheckingTypeNo);
    IS([[UITextInputMode activeInputModes] count] >= 1);
    field.secureTextEntry = NO;
    field.text = @"some words";
    [field selectAll:nil];
    IS([[field textInRange:field.selectedTextRange] isEqual:@"some words"]);
    [field cut:nil];
    IS([field.text length] == 0 && [[UIPasteboard generalPasteboard].string isEqual:@"some words"]);
    [field paste:nil];
    SAME(field.text, @"some words");
    field.selectedTextRange = [field textRangeFromPosition:field.beginningOfDocument
                                                toPosition:field.beginningOfDocument];
    [field select:nil];
    SAME([field textInRange:field.selectedTextRange], @"some");
    [field delete:nil];
    IS([field.text isEqual:@" words"] || [field.text isEqual:@"words"]);
}

static void boards(void) {
    UIPasteboard *board = [UIPasteboard pasteboardWithUniqueName];
    [board setData:[@"x" dataUsingEncoding:NSUTF8StringEncoding] forPasteboardType:@"own.type"];
    SAME([board dataForPasteboardType:@"own.type"], [@"x" dataUsingEncoding:NSUTF8StringEncoding]);
    [board setValue:@"text" forPasteboardType:@"public.utf8-plain-text"];
    SAME([board valueForPasteboardType:@"public.utf8-plain-text"], @"text");
    board.URLs = ARRAY([NSURL URLWithString:@"http://a.com/"], [NSURL URLWithString:@"http://b.com/"]);
    COUNT([board.URLs count], 2);
    UIGraphicsBeginImageContext(CGSizeMake(4, 4));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    board.images = ARRAY(image);
    IS([board.images count] == 1 && [[board.images lastObject] size].width == 4);
    UIMenuController *menu = [UIMenuController sharedMenuController];
    menu.arrowDirection = UIMenuControllerArrowUp;
    COUNT(menu.arrowDirection, UIMenuControllerArrowUp);
    [menu update];
    UITextChecker *checker = [[UITextChecker new] autorelease];
    checker.ignoredWords = ARRAY(@"xyzzy");
    [checker ignoreWord:@"plugh"];
    IS([[checker ignoredWords] count] == 2 && [[checker ignoredWords] containsObject:@"plugh"]);
    [UITextChecker learnWord:@"frobnicate"];
    IS([UITextChecker hasLearnedWord:@"frobnicate"]);
    [UITextChecker unlearnWord:@"frobnicate"];
    IS(![UITextChecker hasLearnedWord:@"frobnicate"]);
    IS([[checker completionsForPartialWordRange:NSMakeRange(0, 3) inString:@"hel" language:@"en_US"] count] < 1000);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    input();
    boards();
    puts("done");
    [pool drain];
    return 0;
}
