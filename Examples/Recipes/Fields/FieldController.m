#import "FieldController.h"
#import "TextFieldCell.h"

@implementation FieldController

@synthesize delegate, keyboardType;

- (id)initWithTitle:(NSString *)title text:(NSString *)aText placeholder:(NSString *)aPlaceholder {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        self.title = title;
        text = [aText copy];
        placeholder = [aPlaceholder copy];
        UIBarButtonItem *cancel = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                                                target:self
                                                                                action:@selector(cancel)];
        UIBarButtonItem *save = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave
                                                                              target:self
                                                                              action:@selector(save)];
        self.navigationItem.leftBarButtonItem = cancel;
        self.navigationItem.rightBarButtonItem = save;
        save.enabled = [text length] > 0;
        [cancel release];
        [save release];
    }
    return self;
}

- (void)dealloc {
    [text release];
    [placeholder release];
    [cell release];
    [super dealloc];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.scrollEnabled = NO;
    cell = [[TextFieldCell alloc] initWithPlaceholder:placeholder];
    cell.textField.text = text;
    cell.textField.keyboardType = keyboardType;
    cell.textField.returnKeyType = UIReturnKeyDone;
    cell.textField.enablesReturnKeyAutomatically = YES;
    cell.textField.delegate = self;
    [cell.textField addTarget:self action:@selector(change) forControlEvents:UIControlEventEditingChanged];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [cell.textField becomeFirstResponder];
}

- (NSString *)trimmedText {
    return [cell.textField.text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
}

- (void)change {
    self.navigationItem.rightBarButtonItem.enabled = [[self trimmedText] length] > 0;
}

- (void)cancel {
    [delegate fieldController:self didEndWithText:nil];
}

- (void)save {
    [delegate fieldController:self didEndWithText:[self trimmedText]];
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    if ([[self trimmedText] length]) [self save];
    return NO;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 1;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return cell;
}

@end
