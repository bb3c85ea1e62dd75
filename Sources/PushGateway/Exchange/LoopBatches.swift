import NIOCore

/// Collects what has to happen on event loops, so that each is woken once.
struct LoopBatches {
    private struct Batch {
        let loop: any EventLoop
        var outcomes: [(any Submitter, UInt64, PushOutcome)] = []
        var frames: [(any Channel, ByteBuffer)] = []
        var closed: [any Channel] = []
    }

    private var batches: [ObjectIdentifier: Batch] = [:]

    private mutating func change(_ loop: any EventLoop, _ change: (inout Batch) -> Void) {
        change(&batches[ObjectIdentifier(loop), default: Batch(loop: loop)])
    }

    mutating func settle(_ submission: Submission, _ outcome: PushOutcome) {
        change(submission.submitter.eventLoop) { $0.outcomes.append((submission.submitter, submission.tag, outcome)) }
    }

    mutating func send(_ frame: ByteBuffer, to channel: any Channel) {
        change(channel.eventLoop) { $0.frames.append((channel, frame)) }
    }

    mutating func close(_ channel: any Channel) { change(channel.eventLoop) { $0.closed.append(channel) } }

    mutating func empty() {
        let all = batches
        batches.removeAll(keepingCapacity: true)
        for batch in all.values {
            batch.loop.execute {
                for (submitter, tag, outcome) in batch.outcomes { submitter.settle(tag, outcome) }
                for (channel, frame) in batch.frames { channel.write(frame, promise: nil) }
                var flushed: Set<ObjectIdentifier> = []
                for (channel, _) in batch.frames where flushed.insert(ObjectIdentifier(channel)).inserted {
                    channel.flush()
                }
                for channel in batch.closed { channel.close(promise: nil) }
            }
        }
    }
}
