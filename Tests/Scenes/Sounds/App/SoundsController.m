#import "SoundsController.h"
#include <math.h>

@implementation SoundsController

/// A tone that fades, as a WAVE file of 8,000 samples of 8 bits a second.
static NSData *tone(double frequency, int count) {
    unsigned char head[44] = "RIFF\0\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x40\x1F\0\0\x40\x1F\0\0\1\0\x08\0data";
    for (int i = 0; i < 4; i++) head[40 + i] = (unsigned char)(count >> 8 * i);
    NSMutableData *data = [NSMutableData dataWithBytes:head length:sizeof head];
    for (int i = 0; i < count; i++) {
        unsigned char sample = (unsigned char)(128 + 100 * (1 - i / (double)count) * sin(i * frequency * M_PI / 4000));
        [data appendBytes:&sample length:1];
    }
    return data;
}

static void ended(SystemSoundID sound, void *controller) { [(SoundsController *)controller soundEnded:sound]; }

- (id)initWithStyle:(UITableViewStyle)style {
    if ((self = [super initWithStyle:style])) {
        names = [[NSArray alloc] initWithObjects:@"Low", @"High", @"New Mail", @"Vibrate", @"Nothing", nil];
        heard = [[NSMutableIndexSet alloc] init];
        sounds[0] = [self soundOf:tone(220, 16000) named:@"low"];
        sounds[1] = [self soundOf:tone(880, 8000) named:@"high"];
        sounds[2] = 1000;
        sounds[3] = kSystemSoundID_Vibrate;
        sounds[4] = [self soundOf:[NSData dataWithBytes:"nothing" length:7] named:@"nothing"];
        for (int i = 0; i < 5; i++) AudioServicesAddSystemSoundCompletion(sounds[i], NULL, NULL, ended, self);
        self.title = @"Sounds";
    }
    return self;
}

- (SystemSoundID)soundOf:(NSData *)data named:(NSString *)name {
    NSString *file = [[NSTemporaryDirectory() stringByAppendingPathComponent:name] stringByAppendingPathExtension:@"wav"];
    [data writeToFile:file atomically:YES];
    SystemSoundID sound = 0;
    AudioServicesCreateSystemSoundID((CFURLRef)[NSURL fileURLWithPath:file], &sound);
    return sound;
}

- (void)dealloc {
    for (int i = 0; i < 5; i++) {
        AudioServicesRemoveSystemSoundCompletion(sounds[i]);
        AudioServicesDisposeSystemSoundID(sounds[i]);
    }
    [names release];
    [heard release];
    [super dealloc];
}

- (void)soundEnded:(SystemSoundID)sound {
    for (int i = 0; i < 5; i++) {
        if (sounds[i] == sound) [heard removeIndex:i];
    }
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [names count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"sound"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"sound"] autorelease];
    }
    cell.textLabel.text = [names objectAtIndex:indexPath.row];
    BOOL isHeard = [heard containsIndex:indexPath.row];
    cell.accessoryType = isHeard ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [heard addIndex:indexPath.row];
    [tableView reloadData];
    AudioServicesPlaySystemSound(sounds[indexPath.row]);
}

@end
