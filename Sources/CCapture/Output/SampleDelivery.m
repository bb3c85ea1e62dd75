#import "Output/SampleDelivery.h"
#import "Dispatch/Queues.h"
#include <stdatomic.h>

@implementation SampleDelivery {
    __weak AVCaptureOutput *_output;
    __weak id _delegate;
    dispatch_queue_t _queue;
    atomic_int _waiting;
}

- (id)initWithOutput:(AVCaptureOutput *)output {
    if (!(self = [super init])) return nil;
    _output = output;
    return self;
}

- (void)dealloc {
    if (_queue) dispatch_release(_queue);
}

- (void)setDelegate:(id)delegate queue:(dispatch_queue_t)queue {
    if (delegate && queue == NULL)
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureOutput setSampleBufferDelegate:queue:] NULL queue passed"];
    @synchronized(self) {
        if (queue) dispatch_retain(queue);
        if (_queue) dispatch_release(_queue);
        _queue = queue;
        _delegate = delegate;
    }
}

- (id)delegate {
    @synchronized(self) {
        return _delegate;
    }
}

- (dispatch_queue_t)queue {
    @synchronized(self) {
        return _queue;
    }
}

- (int)waiting { return atomic_load(&_waiting); }

- (void)deliver:(CMSampleBufferRef)sample from:(AVCaptureConnection *)connection {
    dispatch_queue_t queue = self.queue;
    if (queue == NULL || self.delegate == nil) return;
    CFRetain(sample);
    atomic_fetch_add(&_waiting, 1);
    dispatch_async(queue, ^{
        @autoreleasepool {
            AVCaptureOutput *output = self->_output;
            id delegate = self.delegate;
            if (output && [delegate respondsToSelector:@selector(captureOutput:didOutputSampleBuffer:fromConnection:)])
                [delegate captureOutput:output didOutputSampleBuffer:sample fromConnection:connection];
            CFRelease(sample);
        }
        atomic_fetch_sub(&self->_waiting, 1);
    });
}

@end
