// Text fields and text views are UITextInput: the system reads and changes their text by places.

#import <UIKit/UIKit.h>

static void try_out(id<UITextInput> text) {
    UITextPosition *start = [text beginningOfDocument], *end = [text endOfDocument];
    printf("%ld\n", (long)[text offsetFromPosition:start toPosition:end]);
    UITextPosition *fifth = [text positionFromPosition:start offset:5];
    UITextRange *word = [text textRangeFromPosition:start toPosition:fifth];
    printf("%s %d\n", [[text textInRange:word] UTF8String], [word isEmpty]);
    printf("%d %d %d\n", (int)[text comparePosition:start toPosition:fifth], (int)[text comparePosition:fifth toPosition:fifth],
           [text positionFromPosition:end offset:1] == nil);
    [text replaceRange:word withText:@"Goodbye"];
    printf("%s\n", [[text textInRange:[text textRangeFromPosition:start toPosition:[text endOfDocument]]] UTF8String]);
    text.selectedTextRange = [text textRangeFromPosition:[text positionFromPosition:start offset:2]
                                              toPosition:[text positionFromPosition:start offset:4]];
    printf("%s\n", [[text textInRange:text.selectedTextRange] UTF8String]);
    [text setMarkedText:@"xyz" selectedRange:NSMakeRange(1, 0)];
    printf("%s %d\n", [[text textInRange:text.markedTextRange] UTF8String], [text.selectedTextRange isEmpty]);
    [text unmarkText];
    printf("%d\n", text.markedTextRange == nil);
    id<UITextInputTokenizer> tokenizer = text.tokenizer;
    UITextPosition *second = [text positionFromPosition:[text endOfDocument] offset:-2];
    UITextRange *last = [tokenizer rangeEnclosingPosition:second withGranularity:UITextGranularityWord inDirection:UITextStorageDirectionForward];
    printf("%s\n", [[text textInRange:last] UTF8String]);
    printf("%d %d\n", [tokenizer isPosition:last.end atBoundary:UITextGranularityWord inDirection:UITextStorageDirectionForward],
           [tokenizer isPosition:second atBoundary:UITextGranularityWord inDirection:UITextStorageDirectionForward]);
    CGRect caret = [text caretRectForPosition:[text endOfDocument]];
    printf("%d %d\n", caret.size.height > 10, caret.origin.x > [text caretRectForPosition:start].origin.x);
    UITextPosition *near = [text closestPositionToPoint:CGPointMake(caret.origin.x + 40, CGRectGetMidY(caret))];
    printf("%d\n", (int)[text comparePosition:near toPosition:[text endOfDocument]]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UITextField *field = [[[UITextField alloc] initWithFrame:CGRectMake(0, 0, 300, 31)] autorelease];
    field.text = @"Hello world";
    try_out(field);
    UITextView *view = [[[UITextView alloc] initWithFrame:CGRectMake(0, 0, 300, 100)] autorelease];
    view.text = @"Hello world";
    try_out(view);
    printf("%d %d\n", [UITextField conformsToProtocol:@protocol(UITextInput)], [view textInputView] == view);
    printf("%s\n", [[UITextInputMode currentInputMode].primaryLanguage length] ? "language" : "none");
    [pool drain];
    return 0;
}

// > 11
// > Hello 0
// > -1 0 1
// > Goodbye world
// > od
// > xyz 1
// > 1
// > world
// > 1 0
// > 1 1
// > 0
// > 11
// > Hello 0
// > -1 0 1
// > Goodbye world
// > od
// > xyz 1
// > 1
// > world
// > 1 0
// > 1 1
// > 0
// > 1 1
// > language
