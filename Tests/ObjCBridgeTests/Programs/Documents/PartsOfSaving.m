// What UIDocument does step by step when it saves and reads: each step is a method that an app may override.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

@interface Steps : UIDocument {
@public
    NSMutableString *log;
    NSString *text;
}
@end
@implementation Steps
- (id)contentsForType:(NSString *)type error:(NSError **)error {
    [log appendString:@"c"];
    return [text dataUsingEncoding:NSUTF8StringEncoding];
}
- (BOOL)loadFromContents:(id)contents ofType:(NSString *)type error:(NSError **)error {
    [log appendString:@"l"];
    text = [[NSString alloc] initWithData:contents encoding:NSUTF8StringEncoding];
    return [text length] > 0;
}
- (BOOL)readFromURL:(NSURL *)url error:(NSError **)error {
    [log appendString:@"r"];
    return [super readFromURL:url error:error];
}
- (BOOL)writeContents:(id)contents
        andAttributes:(NSDictionary *)attributes
          safelyToURL:(NSURL *)url
     forSaveOperation:(UIDocumentSaveOperation)operation
                error:(NSError **)error {
    [log appendString:@"s"];
    return [super writeContents:contents
                  andAttributes:attributes
                    safelyToURL:url
               forSaveOperation:operation
                          error:error];
}
- (BOOL)writeContents:(id)contents
                  toURL:(NSURL *)url
       forSaveOperation:(UIDocumentSaveOperation)operation
    originalContentsURL:(NSURL *)original
                  error:(NSError **)error {
    [log appendString:@"w"];
    return [super writeContents:contents toURL:url forSaveOperation:operation originalContentsURL:original error:error];
}
- (NSDictionary *)fileAttributesToWriteToURL:(NSURL *)url
                            forSaveOperation:(UIDocumentSaveOperation)operation
                                       error:(NSError **)error {
    [log appendString:@"a"];
    return [super fileAttributesToWriteToURL:url forSaveOperation:operation error:error];
}
- (void)disableEditing { [log appendString:@"-"]; }
- (void)enableEditing { [log appendString:@"+"]; }
- (void)handleError:(NSError *)error userInteractionPermitted:(BOOL)permitted {
    [log appendString:@"h"], [super handleError:error userInteractionPermitted:permitted];
}
- (void)finishedHandlingError:(NSError *)error recovered:(BOOL)recovered {
    [log appendString:@"f"], [super finishedHandlingError:error recovered:recovered];
}
- (void)userInteractionNoLongerPermittedForError:(NSError *)error {
    [log appendString:@"n"], [super userInteractionNoLongerPermittedForError:error];
}
@end

static BOOL done;
static void await(void) {
    for (int i = 0; i < 500 && !done; i++)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    IS(done);
    done = NO;
}
static void (^const ends)(BOOL) = ^(BOOL success) { done = success; };

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"steps.txt"]];
    Steps *document = [[[Steps alloc] initWithFileURL:url] autorelease];
    document->log = [NSMutableString string], document->text = @"one";
    SAME(document.fileURL, url);
    SAME(document.fileType, @"public.plain-text");
    SAME([document savingFileType], document.fileType);
    SAME([document fileNameExtensionForType:document.fileType saveOperation:UIDocumentSaveForCreating], @"txt");
    SAME(document.fileModificationDate, nil);
    [document saveToURL:url forSaveOperation:UIDocumentSaveForCreating completionHandler:ends];
    await();
    IS([document->log hasPrefix:@"c"] && [document->log rangeOfString:@"s"].length &&
        [document->log rangeOfString:@"w"].length && [document->log rangeOfString:@"a"].length);
    IS(document.fileModificationDate != nil && fabs([document.fileModificationDate timeIntervalSinceNow]) < 60);
    IS([document.undoManager isKindOfClass:[NSUndoManager class]]);
    document->text = @"two";
    [document updateChangeCount:UIDocumentChangeDone];
    id token = [document changeCountTokenForSaveOperation:UIDocumentSaveForOverwriting];
    IS(token != nil && [document hasUnsavedChanges]);
    [document updateChangeCountWithToken:token forSaveOperation:UIDocumentSaveForOverwriting];
    IS(![document hasUnsavedChanges]);
    [document updateChangeCount:UIDocumentChangeDone];
    [document autosaveWithCompletionHandler:ends];
    await();
    IS(![document hasUnsavedChanges] && [[NSString stringWithContentsOfURL:url encoding:NSUTF8StringEncoding
                                                                     error:NULL] isEqual:@"two"]);
    [document performAsynchronousFileAccessUsingBlock:^{ done = YES; }];
    await();
    [document->log setString:@""];
    Steps *again = [[[Steps alloc] initWithFileURL:url] autorelease];
    again->log = [NSMutableString string];
    [again openWithCompletionHandler:ends];
    await();
    IS([again->log rangeOfString:@"rl"].length == 2 && [again->text isEqual:@"two"]);
    [again disableEditing], [again enableEditing];
    [again userInteractionNoLongerPermittedForError:nil];
    Steps *missing = [[[Steps alloc] initWithFileURL:[NSURL fileURLWithPath:@"/no/such.txt"]] autorelease];
    missing->log = [NSMutableString string];
    [missing openWithCompletionHandler:^(BOOL success) { done = !success; }];
    await();
    IS([missing->log rangeOfString:@"h"].length == 1 && [missing->log rangeOfString:@"f"].length == 1);
    puts("done");
    [pool drain];
    return 0;
}
