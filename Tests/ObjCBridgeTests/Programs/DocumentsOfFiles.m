// UIDocument: saved for the first time, changed, saved by itself when it is closed, opened again, reverted.

#import <UIKit/UIKit.h>

@interface Note : UIDocument
@property (retain) NSString *text;
@end

@implementation Note
@synthesize text;

- (id)contentsForType:(NSString *)typeName error:(NSError **)outError {
    return [text dataUsingEncoding:NSUTF8StringEncoding];
}

- (BOOL)loadFromContents:(id)contents ofType:(NSString *)typeName error:(NSError **)outError {
    self.text = [[[NSString alloc] initWithData:contents encoding:NSUTF8StringEncoding] autorelease];
    return YES;
}

- (void)handleError:(NSError *)error userInteractionPermitted:(BOOL)permitted { printf("error\n"); }
@end

static BOOL is_done;

static void wait_for_it(void) {
    for (int i = 0; i < 500 && !is_done; i++) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    }
    is_done = NO;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"first.txt"]];
    Note *note = [[Note alloc] initWithFileURL:url];
    printf("%s %d\n", [note.localizedName UTF8String], (int)note.documentState);
    note.text = @"one";
    [note saveToURL:url forSaveOperation:UIDocumentSaveForCreating completionHandler:^(BOOL success) {
        printf("saved %d, state %d, unsaved %d\n", success, (int)note.documentState, [note hasUnsavedChanges]);
        is_done = YES;
    }];
    wait_for_it();
    note.text = @"two";
    [note updateChangeCount:UIDocumentChangeDone];
    printf("unsaved %d\n", [note hasUnsavedChanges]);
    [note closeWithCompletionHandler:^(BOOL success) {
        printf("closed %d, state %d\n", success, (int)note.documentState);
        is_done = YES;
    }];
    wait_for_it();

    Note *again = [[Note alloc] initWithFileURL:url];
    [again openWithCompletionHandler:^(BOOL success) {
        printf("opened %d: %s\n", success, [again.text UTF8String]);
        is_done = YES;
    }];
    wait_for_it();
    [[@"three" dataUsingEncoding:NSUTF8StringEncoding] writeToURL:url atomically:YES];
    [again revertToContentsOfURL:url completionHandler:^(BOOL success) {
        printf("reverted %d: %s\n", success, [again.text UTF8String]);
        is_done = YES;
    }];
    wait_for_it();

    Note *missing = [[Note alloc] initWithFileURL:[NSURL fileURLWithPath:@"/nowhere/at/all.txt"]];
    [missing openWithCompletionHandler:^(BOOL success) {
        printf("opened %d\n", success);
        is_done = YES;
    }];
    wait_for_it();
    [pool drain];
    return 0;
}

// > first 1
// > saved 1, state 0, unsaved 0
// > unsaved 1
// > closed 1, state 1
// > opened 1: two
// > reverted 1: three
// > error
// > opened 0
