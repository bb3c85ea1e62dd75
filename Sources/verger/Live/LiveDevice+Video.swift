import Device
import DeviceLink
import Display
import Foundation
import Glibc
import MainLoop

extension LiveDevice {
    /// A video that is being recorded, and the command that wants it.
    struct Recording {
        let recorder: VideoRecorder
        let client: Int32
        var hasChanged = true
        var nextPicture: ScheduledCall?
    }

    /// Begins a video: the arguments are its file, its codec, and the process that asks for it, whose end ends the video.
    func record(_ request: ControlRequest) throws {
        guard recording == nil else {
            throw CommandError("a video is being recorded already", cure: "End that one first.", status: .wrongUse)
        }
        let path = try request.argument(0, "a file name")
        guard let codec = VideoProgram.Codec(rawValue: try request.argument(1, "a codec")),
            let client = Int32(try request.argument(2, "a process"))
        else { throw CommandError("no such codec", cure: "Use vp8 or h264.", status: .wrongUse) }
        let surface = device.framebuffer
        let filters: [InterfaceOrientation: String] = [
            .landscapeRight: "transpose=2", .landscapeLeft: "transpose=1", .portraitUpsideDown: "hflip,vflip",
        ]
        let recorder = try VideoRecorder(
            size: (surface.width, surface.height), path: path, codec: codec,
            filter: filters[device.interfaceOrientation])
        recording = Recording(recorder: recorder, client: client)
        let former = device.onFrame
        device.onFrame = { [weak self] damage in
            former?(damage)
            self?.recording?.hasChanged = true
        }
        recordPicture()
    }

    private func recordPicture() {
        guard let recording else { return }
        // Signal 0 only asks whether the process is there.
        guard kill(recording.client, 0) == 0 || errno == EPERM else {
            try? stopRecording()
            return
        }
        if recording.hasChanged {
            self.recording?.hasChanged = false
            recording.recorder.add(device.framebuffer)
        }
        let next = MainLoop.main.now + 1 / VideoProgram.framesPerSecond
        self.recording?.nextPicture = MainLoop.main.schedule(at: next) { [weak self] in self?.recordPicture() }
    }

    /// Ends the video; its file is complete then.
    func stopRecording() throws {
        guard let recording else { throw CommandError("no video is being recorded", status: .wrongUse) }
        self.recording = nil
        recording.nextPicture?.cancel()
        // Once more, so that the last picture lasts until now.
        recording.recorder.add(device.framebuffer)
        try recording.recorder.stop()
    }
}
