// Follows the *Document-Based App Programming Guide for iOS*.
#import <MobileCoreServices/MobileCoreServices.h>
#import <UIKit/UIKit.h>
#include <stdio.h>

/// The time from a change to its automatic save, in seconds.
static const NSTimeInterval autosave_delay = 15;

@interface UIDocument ()
@property (readwrite) UIDocumentState documentState;
@end

@implementation UIDocument {
    NSURL *_fileURL;
    NSString *_fileType;
    NSUndoManager *_undoManager;
    NSOperationQueue *_queue;
    /// `_changeCount` is incremented by each change; `_savedCount` is its value at the last save.
    NSInteger _changeCount, _savedCount;
    BOOL _isSaving;
}

@synthesize documentState = _documentState, fileModificationDate = _fileModificationDate;

- (id)init { return [self initWithFileURL:nil]; }

- (id)initWithFileURL:(NSURL *)url {
    if (![url isFileURL]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"-[%@ initWithFileURL:] must be called with the URL of a file",
                           NSStringFromClass([self class])];
    }
    if ((self = [super init])) {
        _fileURL = [url copy];
        _documentState = UIDocumentStateClosed;
        _queue = [[NSOperationQueue alloc] init];
        [_queue setMaxConcurrentOperationCount:1];
    }
    return self;
}

- (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }

- (NSURL *)fileURL { return _fileURL; }
- (NSString *)localizedName { return [[[_fileURL path] lastPathComponent] stringByDeletingPathExtension]; }

- (NSString *)fileType {
    if (_fileType) return _fileType;
    NSString *extension = [[_fileURL path] pathExtension];
    for (NSDictionary *declared in [self declaredTypes]) {
        id extensions = [[declared objectForKey:@"UTTypeTagSpecification"] objectForKey:@"public.filename-extension"];
        if ([extensions isKindOfClass:[NSString class]]) extensions = [NSArray arrayWithObject:extensions];
        if ([extensions containsObject:extension]) return [declared objectForKey:@"UTTypeIdentifier"];
    }
    if ([extension length] == 0) return @"public.data";
    return (__bridge_transfer NSString *)UTTypeCreatePreferredIdentifierForTag(
        kUTTagClassFilenameExtension, (__bridge CFStringRef)extension, NULL);
}

- (NSArray *)declaredTypes {
    NSMutableArray *types = [NSMutableArray array];
    for (NSString *key in [NSArray arrayWithObjects:@"UTExportedTypeDeclarations", @"UTImportedTypeDeclarations", nil]) {
        NSArray *declared = [[NSBundle mainBundle] objectForInfoDictionaryKey:key];
        if ([declared isKindOfClass:[NSArray class]]) [types addObjectsFromArray:declared];
    }
    return types;
}

- (void)setDocumentState:(UIDocumentState)state {
    if (state == _documentState) return;
    _documentState = state;
    [[NSNotificationCenter defaultCenter] postNotificationName:UIDocumentStateChangedNotification object:self];
}

- (UIDocumentState)documentState { return _documentState; }

// NSFilePresenter

- (NSURL *)presentedItemURL { return self.fileURL; }
- (NSOperationQueue *)presentedItemOperationQueue { return _queue; }

- (void)performAsynchronousFileAccessUsingBlock:(void (^)(void))block { [_queue addOperationWithBlock:block]; }

/// Calls a completion handler on the main queue. `handler` may be nil.
static void answer(void (^handler)(BOOL), BOOL success) {
    if (handler) [[NSOperationQueue mainQueue] addOperationWithBlock:^{ handler(success); }];
}

+ (void)call:(void (^)(void))block { block(); }

static NSDate *date_of_file(NSURL *url) {
    return [[[NSFileManager defaultManager] attributesOfItemAtPath:[url path] error:NULL] fileModificationDate];
}

// MARK: Opening and closing

- (void)openWithCompletionHandler:(void (^)(BOOL))completionHandler {
    [self readContentsOfURL:_fileURL completionHandler:completionHandler];
}

- (void)revertToContentsOfURL:(NSURL *)url completionHandler:(void (^)(BOOL))completionHandler {
    [self disableEditing];
    self.documentState |= UIDocumentStateEditingDisabled;
    [self readContentsOfURL:url
          completionHandler:^(BOOL success) {
            [self enableEditing];
            self.documentState &= ~UIDocumentStateEditingDisabled;
            if (completionHandler) completionHandler(success);
          }];
}

- (void)readContentsOfURL:(NSURL *)url completionHandler:(void (^)(BOOL))completionHandler {
    [self performAsynchronousFileAccessUsingBlock:^{
      NSError *error = nil;
      BOOL success = [self readFromURL:url error:&error];
      NSDate *date = date_of_file(url);
      [[NSOperationQueue mainQueue] addOperationWithBlock:^{
        if (success) {
            self.fileModificationDate = date;
            [self updateChangeCount:UIDocumentChangeCleared];
            self.documentState &= ~(UIDocumentStateClosed | UIDocumentStateSavingError);
        } else if (error) {
            [self handleError:error userInteractionPermitted:YES];
        }
        if (completionHandler) completionHandler(success);
      }];
    }];
}

- (BOOL)readFromURL:(NSURL *)url error:(NSError **)outError {
    BOOL isFolder = NO;
    [[NSFileManager defaultManager] fileExistsAtPath:[url path] isDirectory:&isFolder];
    id contents;
    if (isFolder) {
        Class wrapper = NSClassFromString(@"NSFileWrapper");
        contents = [[wrapper alloc] initWithURL:url options:0 error:outError];
    } else {
        contents = [NSData dataWithContentsOfURL:url options:0 error:outError];
    }
    if (contents == nil) return NO;
    __block BOOL success = NO;
    __block NSError *error = nil;
    void (^load)(void) = ^{
      NSError *loadError = nil;
      success = [self loadFromContents:contents ofType:[self fileType] error:&loadError];
      error = loadError;
    };
    // The document model belongs to the main thread.
    if ([NSThread isMainThread]) {
        load();
    } else {
        [[self class] performSelectorOnMainThread:@selector(call:) withObject:[load copy] waitUntilDone:YES];
    }
    if (!success && outError) *outError = error;
    return success;
}

- (BOOL)loadFromContents:(id)contents ofType:(NSString *)typeName error:(NSError **)outError { return YES; }

- (id)contentsForType:(NSString *)typeName error:(NSError **)outError {
    [NSException raise:NSInternalInconsistencyException
                format:@"-[%@ contentsForType:error:] must be overridden", NSStringFromClass([self class])];
    return nil;
}

- (void)closeWithCompletionHandler:(void (^)(BOOL))completionHandler {
    [self autosaveWithCompletionHandler:^(BOOL success) {
      [self cancelAutosave];
      self.documentState |= UIDocumentStateClosed;
      if (completionHandler) completionHandler(success);
    }];
}

// MARK: Changes

- (void)disableEditing {}
- (void)enableEditing {}

- (NSUndoManager *)undoManager {
    if (_undoManager == nil) self.undoManager = [[NSUndoManager alloc] init];
    return _undoManager;
}

- (void)setUndoManager:(NSUndoManager *)undoManager {
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    if (_undoManager) [center removeObserver:self name:nil object:_undoManager];
    _undoManager = undoManager;
    if (undoManager == nil) return;
    [center addObserver:self
               selector:@selector(undoGroupEnded:)
                   name:NSUndoManagerWillCloseUndoGroupNotification
                 object:undoManager];
    [center addObserver:self
               selector:@selector(undone:)
                   name:NSUndoManagerDidUndoChangeNotification
                 object:undoManager];
    [center addObserver:self
               selector:@selector(redone:)
                   name:NSUndoManagerDidRedoChangeNotification
                 object:undoManager];
}

- (void)undoGroupEnded:(NSNotification *)notification {
    if ([_undoManager groupingLevel] > 1 || [_undoManager isUndoing] || [_undoManager isRedoing]) return;
    [self updateChangeCount:UIDocumentChangeDone];
}

- (void)undone:(NSNotification *)notification { [self updateChangeCount:UIDocumentChangeUndone]; }
- (void)redone:(NSNotification *)notification { [self updateChangeCount:UIDocumentChangeRedone]; }

- (BOOL)hasUnsavedChanges { return _changeCount != _savedCount; }

- (void)updateChangeCount:(UIDocumentChangeKind)change {
    switch (change) {
        case UIDocumentChangeDone:
        case UIDocumentChangeRedone: _changeCount++; break;
        case UIDocumentChangeUndone: _changeCount--; break;
        case UIDocumentChangeCleared: _savedCount = _changeCount; break;
    }
    [self cancelAutosave];
    if ([self hasUnsavedChanges]) [self performSelector:@selector(autosave) withObject:nil afterDelay:autosave_delay];
}

- (void)cancelAutosave {
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(autosave) object:nil];
}

- (void)autosave {
    if (_documentState & (UIDocumentStateClosed | UIDocumentStateEditingDisabled)) return;
    [self autosaveWithCompletionHandler:nil];
}

- (id)changeCountTokenForSaveOperation:(UIDocumentSaveOperation)saveOperation {
    return [NSNumber numberWithInteger:_changeCount];
}

- (void)updateChangeCountWithToken:(id)changeCountToken forSaveOperation:(UIDocumentSaveOperation)saveOperation {
    _savedCount = [changeCountToken integerValue];
    if (![self hasUnsavedChanges]) [self cancelAutosave];
}

// MARK: Saving

- (void)autosaveWithCompletionHandler:(void (^)(BOOL))completionHandler {
    if (![self hasUnsavedChanges]) return answer(completionHandler, YES);
    [self saveToURL:_fileURL forSaveOperation:UIDocumentSaveForOverwriting completionHandler:completionHandler];
}

- (NSString *)savingFileType { return [self fileType]; }

- (NSString *)fileNameExtensionForType:(NSString *)typeName saveOperation:(UIDocumentSaveOperation)saveOperation {
    for (NSDictionary *declared in [self declaredTypes]) {
        if (![[declared objectForKey:@"UTTypeIdentifier"] isEqual:typeName]) continue;
        id extensions = [[declared objectForKey:@"UTTypeTagSpecification"] objectForKey:@"public.filename-extension"];
        return [extensions isKindOfClass:[NSArray class]] && [extensions count] ? [extensions objectAtIndex:0] : extensions;
    }
    return [[_fileURL path] pathExtension];
}

- (NSDictionary *)fileAttributesToWriteToURL:(NSURL *)url
                            forSaveOperation:(UIDocumentSaveOperation)saveOperation
                                       error:(NSError **)outError {
    return nil;
}

- (void)saveToURL:(NSURL *)url
     forSaveOperation:(UIDocumentSaveOperation)saveOperation
    completionHandler:(void (^)(BOOL))completionHandler {
    NSError *error = nil;
    id contents = [self contentsForType:[self savingFileType] error:&error];
    if (contents == nil) {
        if (error) [self handleError:error userInteractionPermitted:YES];
        return answer(completionHandler, NO);
    }
    NSDictionary *attributes = [self fileAttributesToWriteToURL:url forSaveOperation:saveOperation error:NULL];
    id token = [self changeCountTokenForSaveOperation:saveOperation];
    [self performAsynchronousFileAccessUsingBlock:^{
      NSError *writeError = nil;
      BOOL success = [self writeContents:contents
                           andAttributes:attributes
                             safelyToURL:url
                        forSaveOperation:saveOperation
                                   error:&writeError];
      NSDate *date = date_of_file(url);
      [[NSOperationQueue mainQueue] addOperationWithBlock:^{
        if (success) {
            [self updateChangeCountWithToken:token forSaveOperation:saveOperation];
            self.fileModificationDate = date;
            if (saveOperation == UIDocumentSaveForCreating) {
                self->_fileURL = [url copy];
                self.documentState &= ~UIDocumentStateClosed;
            }
            self.documentState &= ~UIDocumentStateSavingError;
        } else {
            self.documentState |= UIDocumentStateSavingError;
            if (writeError) [self handleError:writeError userInteractionPermitted:YES];
        }
        if (completionHandler) completionHandler(success);
      }];
    }];
}

/// Writes to a temporary file in the same folder, and then replaces the file by it.
- (BOOL)writeContents:(id)contents
        andAttributes:(NSDictionary *)additionalFileAttributes
          safelyToURL:(NSURL *)url
     forSaveOperation:(UIDocumentSaveOperation)saveOperation
                error:(NSError **)outError {
    NSFileManager *files = [NSFileManager defaultManager];
    NSString *path = [url path];
    NSString *temporary = [[path stringByDeletingLastPathComponent]
        stringByAppendingPathComponent:[NSString stringWithFormat:@".%@.saving", [path lastPathComponent]]];
    [files removeItemAtPath:temporary error:NULL];
    NSURL *original = saveOperation == UIDocumentSaveForOverwriting ? _fileURL : nil;
    if (![self writeContents:contents
                       toURL:[NSURL fileURLWithPath:temporary]
            forSaveOperation:saveOperation
         originalContentsURL:original
                       error:outError]) {
        return NO;
    }
    if (additionalFileAttributes) [files setAttributes:additionalFileAttributes ofItemAtPath:temporary error:NULL];
    if (rename([temporary fileSystemRepresentation], [path fileSystemRepresentation]) == 0) return YES;
    // A folder is not replaced by renaming another one. The former document is kept until the new one is in its place.
    NSString *former = [temporary stringByAppendingPathExtension:@"former"];
    [files removeItemAtPath:former error:NULL];
    BOOL isThere = [files moveItemAtPath:path toPath:former error:NULL];
    if ([files moveItemAtPath:temporary toPath:path error:outError]) return [files removeItemAtPath:former error:NULL], YES;
    if (isThere) [files moveItemAtPath:former toPath:path error:NULL];
    return NO;
}

- (BOOL)writeContents:(id)contents
                toURL:(NSURL *)url
     forSaveOperation:(UIDocumentSaveOperation)saveOperation
  originalContentsURL:(NSURL *)originalContentsURL
                error:(NSError **)outError {
    if ([contents isKindOfClass:[NSData class]]) {
        return [contents writeToURL:url options:NSDataWritingAtomic error:outError];
    }
    if ([contents respondsToSelector:@selector(writeToURL:options:originalContentsURL:error:)]) {
        return [contents writeToURL:url options:1 originalContentsURL:originalContentsURL error:outError];
    }
    [NSException raise:NSInvalidArgumentException
                format:@"The contents of a document must be an NSData or an NSFileWrapper, not %@", [contents class]];
    return NO;
}

// MARK: Errors

- (void)handleError:(NSError *)error userInteractionPermitted:(BOOL)userInteractionPermitted {
    if (!userInteractionPermitted) return [self finishedHandlingError:error recovered:NO];
    [[[UIAlertView alloc] initWithTitle:[error localizedDescription]
                                message:[error localizedFailureReason]
                               delegate:nil
                      cancelButtonTitle:@"OK"
                      otherButtonTitles:nil] show];
    [self finishedHandlingError:error recovered:NO];
}

- (void)finishedHandlingError:(NSError *)error recovered:(BOOL)recovered {}
- (void)userInteractionNoLongerPermittedForError:(NSError *)error { [self finishedHandlingError:error recovered:NO]; }

@end
