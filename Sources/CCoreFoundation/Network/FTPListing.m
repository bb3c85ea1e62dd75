// Parses the lines of an FTP server's LIST response, in the formats of `ls -l` and MS-DOS. There is no standard for
// them.

#include "Network/FTPStream.h"
#include <CFNetwork/CFNetwork.h>
#include <dirent.h>

/// The greatest length of a line.
static const CFIndex longest_line = 1 << 14;

/// The remaining part of a line.
struct line {
    const char *place, *end;
};

/// The next word, up to a space.
static struct line next_word(struct line *line) {
    while (line->place < line->end && *line->place == ' ') line->place++;
    struct line word = {line->place, line->place};
    while (word.end < line->end && *word.end != ' ') word.end++;
    line->place = word.end;
    return word;
}

/// The text of a word, in Mac OS Roman as on the phone, where every byte is a character. Apps convert it back to bytes
/// and decode them with the server's encoding.
static NSString *text(struct line word) {
    NSString *text = [[NSString alloc] initWithBytes:word.place
                                              length:(NSUInteger)(word.end - word.place)
                                            encoding:NSMacOSRomanStringEncoding];
    return [text autorelease] ?: @"";
}

/// A number of at most 18 digits; -1 if it is not one.
static long long number(struct line word) {
    long long value = 0;
    if (word.place == word.end || word.end - word.place > 18) return -1;
    for (const char *place = word.place; place < word.end; place++) {
        if (*place < '0' || *place > '9') return -1;
        value = value * 10 + (*place - '0');
    }
    return value;
}

/// The month from 1 to 12; 0 if it is not one.
static int month(struct line word) {
    static const char *const names = "JanFebMarAprMayJunJulAugSepOctNovDec";
    if (word.end - word.place != 3) return 0;
    for (int i = 0; i < 12; i++) {
        if (strncasecmp(word.place, names + 3 * i, 3) == 0) return i + 1;
    }
    return 0;
}

static BOOL is_day(long long value) { return value >= 1 && value <= 31; }

/// The date in the device's time zone, since servers do not send one.
static NSDate *date(int year, int month, int day, int hour, int minute) {
    NSDateComponents *parts = [[NSDateComponents new] autorelease];
    [parts setYear:year];
    [parts setMonth:month];
    [parts setDay:day];
    [parts setHour:hour];
    [parts setMinute:minute];
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    return [calendar dateFromComponents:parts];
}

static NSInteger year_of(NSDate *date) {
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    return [[calendar components:NSYearCalendarUnit fromDate:date] year];
}

/// Parses `hh:mm`.
static BOOL read_time(struct line word, int *hour, int *minute) {
    char copy[8] = "";
    size_t length = (size_t)(word.end - word.place);
    if (length < 4 || length >= sizeof copy) return NO;
    memcpy(copy, word.place, length);
    if (sscanf(copy, "%2d:%2d", hour, minute) != 2) return NO;
    return *hour >= 0 && *hour < 24 && *minute >= 0 && *minute < 60;
}

/// The modification date: files of the last six months have a time, older ones a year.
static NSDate *date_of_words(int month, int day, struct line last) {
    int hour, minute;
    long long year = number(last);
    if (year >= 1900 && year < 10000) return date((int)year, month, day, 0, 0);
    if (!read_time(last, &hour, &minute)) return nil;
    NSDate *now = [NSDate date];
    NSInteger this_year = year_of(now);
    NSDate *found = date((int)this_year, month, day, hour, minute);
    // The server's clock may be up to a day ahead.
    BOOL is_of_last_year = [found timeIntervalSinceDate:now] > 24 * 3600;
    return is_of_last_year ? date((int)this_year - 1, month, day, hour, minute) : found;
}

static int type_of(char letter) {
    switch (letter) {
    case '-': return DT_REG;
    case 'd': return DT_DIR;
    case 'l': return DT_LNK;
    case 'b': return DT_BLK;
    case 'c': return DT_CHR;
    case 'p': return DT_FIFO;
    case 's': return DT_SOCK;
    default: return -1;
    }
}

/// The bits of a mode such as `rwxr-xr-t`; -1 if it is not one.
static int mode_of(struct line word) {
    if (word.end - word.place < 10) return -1;
    static const char set[] = "rwxrwxrwx";
    int mode = 0;
    for (int i = 0; i < 9; i++) {
        char letter = word.place[i + 1];
        int bit = 0400 >> i, special = i == 2 ? 04000 : i == 5 ? 02000 : i == 8 ? 01000 : 0;
        BOOL is_special = special && strchr(i == 8 ? "tT" : "sS", letter);
        if (letter == set[i] || (is_special && (letter == 's' || letter == 't'))) mode |= bit;
        else if (letter != '-' && !is_special) return -1;
        if (is_special) mode |= special;
    }
    return mode;
}

static NSDictionary *entry(int mode, int type, NSString *owner, NSString *group, long long size, NSDate *date,
                           NSString *name, NSString *link) {
    return [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:mode], (id)kCFFTPResourceMode,
                                                      [NSNumber numberWithInt:type], (id)kCFFTPResourceType, owner,
                                                      (id)kCFFTPResourceOwner, group, (id)kCFFTPResourceGroup,
                                                      [NSNumber numberWithLongLong:size], (id)kCFFTPResourceSize, date,
                                                      (id)kCFFTPResourceModDate, name, (id)kCFFTPResourceName, link,
                                                      (id)kCFFTPResourceLink, nil];
}

/// Parses `drwxr-xr-x 2 owner group 512 Jan 25 14:05 name`; the group may be missing.
static NSDictionary *unix_entry(struct line line) {
    struct line modes = next_word(&line);
    int mode = mode_of(modes), type = mode < 0 ? -1 : type_of(*modes.place);
    if (type < 0 || number(next_word(&line)) < 0) return nil;
    NSString *owner = text(next_word(&line)), *group = @"";
    struct line before = next_word(&line), word = next_word(&line);
    if (!month(word)) {
        group = text(before);
        before = word;
        word = next_word(&line);
    }
    // Devices have two numbers instead of the size.
    long long size = MAX(number(before), 0), day = 0;
    if (!month(word)) word = next_word(&line);
    int found_month = month(word);
    if (!found_month || !is_day(day = number(next_word(&line)))) return nil;
    NSDate *modified = date_of_words(found_month, (int)day, next_word(&line));
    if (modified == nil || line.place >= line.end) return nil;
    // The name follows after one space; it may itself start with spaces.
    NSString *name = text((struct line){line.place + 1, line.end}), *link = @"";
    NSRange arrow = type == DT_LNK ? [name rangeOfString:@" -> "] : NSMakeRange(NSNotFound, 0);
    if (arrow.length) {
        link = [name substringFromIndex:NSMaxRange(arrow)];
        name = [name substringToIndex:arrow.location];
    }
    return [name length] ? entry(mode, type, owner, group, size, modified, name, link) : nil;
}

/// Parses `12-30-10  03:05PM       <DIR>          name`, or with a size instead of `<DIR>`.
static NSDictionary *dos_entry(struct line line) {
    struct line day_word = next_word(&line), time_word = next_word(&line), kind = next_word(&line);
    char copy[32] = "", half = 0;
    size_t day_length = (size_t)(day_word.end - day_word.place);
    size_t time_length = (size_t)(time_word.end - time_word.place);
    int month, day, year, hour, minute;
    if (day_length + time_length + 2 > sizeof copy) return nil;
    memcpy(copy, day_word.place, day_length);
    copy[day_length] = ' ';
    memcpy(copy + day_length + 1, time_word.place, time_length);
    int count = sscanf(copy, "%2d-%2d-%4d %2d:%2d%c", &month, &day, &year, &hour, &minute, &half);
    if (count < 5 || month < 1 || month > 12 || !is_day(day)) return nil;
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return nil;
    if (half == 'P' && hour < 12) hour += 12;
    if (half == 'A' && hour == 12) hour = 0;
    if (year < 100) year += year < 70 ? 2000 : 1900;
    BOOL is_folder = kind.end - kind.place == 5 && strncmp(kind.place, "<DIR>", 5) == 0;
    long long size = is_folder ? 0 : number(kind);
    while (line.place < line.end && *line.place == ' ') line.place++;
    NSDate *modified = date(year, month, day, hour, minute);
    if (size < 0 || line.place == line.end || modified == nil) return nil;
    return entry(is_folder ? 0755 : 0644, is_folder ? DT_DIR : DT_REG, @"", @"", size, modified, text(line), @"");
}

CFIndex CFFTPCreateParsedResourceListing(CFAllocatorRef allocator, const UInt8 *buffer, CFIndex length,
                                         CFDictionaryRef *parsed) {
    if (parsed) *parsed = NULL;
    if (buffer == NULL || length <= 0) return 0;
    const UInt8 *newline = memchr(buffer, '\n', (size_t)length);
    if (newline == NULL) return length > longest_line ? -1 : 0;
    struct line line = {(const char *)buffer, (const char *)newline};
    if (line.end > line.place && line.end[-1] == '\r') line.end--;
    NSDictionary *found = line.end - line.place > longest_line ? nil : unix_entry(line) ?: dos_entry(line);
    if (parsed) *parsed = (CFDictionaryRef)[found retain];
    return newline - buffer + 1;
}
