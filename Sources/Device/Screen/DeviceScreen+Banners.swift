import UIKit

extension DeviceScreen {
    /// A banner that waits for its turn.
    struct WaitingBanner {
        let content: BannerContent
        let onTap: @MainActor () -> Void
    }

    /// More do not wait: the oldest ones are passed over.
    private static let mostBanners = 16

    /// Shows a banner, once those before it have gone.
    func showBanner(_ content: BannerContent, onTap: @escaping @MainActor () -> Void) {
        waitingBanners.append(WaitingBanner(content: content, onTap: onTap))
        if waitingBanners.count > Self.mostBanners { waitingBanners.removeFirst() }
        if bannerWindow == nil { showNextBanner() }
    }

    private func showNextBanner() {
        guard !waitingBanners.isEmpty else { return }
        let next = waitingBanners.removeFirst()
        let window = BannerWindow(next.content, on: screen, orientation: orientation) { [weak self] in
            self?.hideBanner()
            next.onTap()
        }
        bannerWindow = window
        window.appear()
        let stay = waitingBanners.isEmpty ? BannerWindow.stay : BannerWindow.shortStay
        bannerEvent = timeline.schedule(after: BannerWindow.duration + stay) { [weak self] in self?.hideBanner() }
    }

    private func hideBanner() {
        guard let window = bannerWindow else { return }
        bannerEvent?.cancel()
        bannerWindow = nil
        window.disappear()
        timeline.schedule(afterAnimation: BannerWindow.duration) { [weak self] in
            window.isHidden = true
            if self?.bannerWindow == nil { self?.showNextBanner() }
        }
    }
}
