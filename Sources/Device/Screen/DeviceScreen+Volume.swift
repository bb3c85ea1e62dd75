import UIKit

extension DeviceScreen {
    /// Shows how loud the device is, for a moment. A second press begins that moment anew.
    func showVolume(_ content: VolumeOverlay.Content) {
        let overlay = volumeOverlay ?? VolumeOverlay(on: screen)
        volumeOverlay = overlay
        overlay.show(content, orientation: orientation)
        volumeEvent?.cancel()
        volumeEvent = timeline.schedule(after: VolumeOverlay.stay) { [weak self] in
            overlay.disappear()
            self?.volumeEvent = self?.timeline.schedule(afterAnimation: VolumeOverlay.fade) {
                overlay.isHidden = true
                self?.volumeOverlay = nil
            }
        }
    }
}
