#import "Notice/Refusal.h"
#import <AudioToolbox/AudioToolbox.h>

void CAShow(void *object) REFUSES()
void CAShowFile(void *object, FILE *file) REFUSES()
