#pragma once
#import <UIKit/UIKitTypes.h>

typedef enum {
    UIDocumentStateNormal = 0,
    UIDocumentStateClosed = 1 << 0,
    UIDocumentStateInConflict = 1 << 1,
    UIDocumentStateSavingError = 1 << 2,
    UIDocumentStateEditingDisabled = 1 << 3
} _UIDocumentState;
typedef NSInteger UIDocumentState;

typedef enum {
    UIDocumentChangeDone,
    UIDocumentChangeUndone,
    UIDocumentChangeRedone,
    UIDocumentChangeCleared
} _UIDocumentChangeKind;
typedef NSInteger UIDocumentChangeKind;

typedef enum { UIDocumentSaveForCreating, UIDocumentSaveForOverwriting } _UIDocumentSaveOperation;
typedef NSInteger UIDocumentSaveOperation;

/// Posted when `documentState` changed; its object is the document.
UIKIT_EXTERN NSString *const UIDocumentStateChangedNotification;

/// A file that an app shows and changes (iOS 5): it is read and written on a queue of its own, and saved by itself some
/// time after a change. A subclass says what the contents are.
@interface UIDocument : NSObject <NSFilePresenter>

- (id)initWithFileURL:(NSURL *)url;

@property (readonly) NSURL *fileURL;
@property (readonly, copy) NSString *localizedName;
/// A uniform type identifier.
@property (readonly, copy) NSString *fileType;
/// When the file was changed as the document last saw it.
@property (copy) NSDate *fileModificationDate;
/// Closed until it is opened, or saved for the first time.
@property (readonly) UIDocumentState documentState;

// Opening and closing. Handlers are called on the queue that asked, which must be the main queue.

- (void)openWithCompletionHandler:(void (^)(BOOL success))completionHandler;
/// Saves first.
- (void)closeWithCompletionHandler:(void (^)(BOOL success))completionHandler;

// For subclasses.

/// `contents` is an NSData, or an NSFileWrapper for a folder.
- (BOOL)loadFromContents:(id)contents ofType:(NSString *)typeName error:(NSError **)outError;
- (id)contentsForType:(NSString *)typeName error:(NSError **)outError;

// Editing

/// Called before the document is reverted, and the like.
- (void)disableEditing;
- (void)enableEditing;
/// A document with one has unsaved changes after each of its actions.
@property (retain) NSUndoManager *undoManager;
- (BOOL)hasUnsavedChanges;
- (void)updateChangeCount:(UIDocumentChangeKind)change;
- (id)changeCountTokenForSaveOperation:(UIDocumentSaveOperation)saveOperation;
- (void)updateChangeCountWithToken:(id)changeCountToken forSaveOperation:(UIDocumentSaveOperation)saveOperation;

// Saving

- (void)saveToURL:(NSURL *)url
     forSaveOperation:(UIDocumentSaveOperation)saveOperation
    completionHandler:(void (^)(BOOL success))completionHandler;
/// Saves if there are unsaved changes.
- (void)autosaveWithCompletionHandler:(void (^)(BOOL success))completionHandler;
- (NSString *)savingFileType;
- (NSString *)fileNameExtensionForType:(NSString *)typeName saveOperation:(UIDocumentSaveOperation)saveOperation;
- (BOOL)writeContents:(id)contents
        andAttributes:(NSDictionary *)additionalFileAttributes
          safelyToURL:(NSURL *)url
     forSaveOperation:(UIDocumentSaveOperation)saveOperation
                error:(NSError **)outError;
- (BOOL)writeContents:(id)contents
                toURL:(NSURL *)url
     forSaveOperation:(UIDocumentSaveOperation)saveOperation
  originalContentsURL:(NSURL *)originalContentsURL
                error:(NSError **)outError;
- (NSDictionary *)fileAttributesToWriteToURL:(NSURL *)url
                            forSaveOperation:(UIDocumentSaveOperation)saveOperation
                                       error:(NSError **)outError;
- (BOOL)readFromURL:(NSURL *)url error:(NSError **)outError;
- (void)performAsynchronousFileAccessUsingBlock:(void (^)(void))block;

// Errors

- (void)handleError:(NSError *)error userInteractionPermitted:(BOOL)userInteractionPermitted;
- (void)finishedHandlingError:(NSError *)error recovered:(BOOL)recovered;
- (void)userInteractionNoLongerPermittedForError:(NSError *)error;

/// Reads the contents anew.
- (void)revertToContentsOfURL:(NSURL *)url completionHandler:(void (^)(BOOL success))completionHandler;

@end
