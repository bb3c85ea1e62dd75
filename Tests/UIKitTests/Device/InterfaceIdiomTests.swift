import DeviceLink
import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct InterfaceIdiomTests {
    @Test func anIPadIsAnotherKindOfDevice() {
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UI_USER_INTERFACE_IDIOM() == .phone)
        UIScreen.configure(profile: .iPad, surface: nil)
        defer { UIScreen.configure(profile: DeviceProfile(), surface: nil) }
        #expect(UIDevice.current.userInterfaceIdiom == .pad && UI_USER_INTERFACE_IDIOM() == .pad)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
        #expect(UIDevice.current.model == "iPad")
    }
}
