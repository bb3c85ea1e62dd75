import Testing
import UIKit

@MainActor struct PasteboardTests {
    private let board = UIPasteboard.withUniqueName()

    @Test func aStringIsAnItem() {
        board.string = "héllo"
        #expect(board.numberOfItems == 1 && board.types == ["public.utf8-plain-text"])
        #expect(board.strings == ["héllo"])
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("héllo".utf8))
        #expect(board.image == nil && board.url == nil && board.color == nil)
        board.string = nil
        #expect(board.numberOfItems == 0 && board.string == nil)
    }

    @Test func anAddressCanBePastedAsText() {
        board.url = URL(string: "http://apple.com")
        #expect(board.string == "http://apple.com" && board.url?.host == "apple.com")
    }

    @Test func picturesAndColoursComeBack() {
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 2))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        board.image = image
        #expect(board.image?.size == CGSize(width: 3, height: 2))
        #expect(board.data(forPasteboardType: "public.png").flatMap { UIImage(data: $0) }?.size.width == 3)
        board.colors = [.red, .blue]
        #expect(board.color == .red && board.colors?.count == 2)
    }

    @Test func itemsHaveSeveralForms() {
        board.items = [["a": "x", "b": Data([1])], ["b": 7]]
        #expect(board.types(forItemSet: nil) == [["a", "b"], ["b"]])
        #expect(board.types(forItemSet: IndexSet(integer: 5)) == nil)
        #expect(board.contains(pasteboardTypes: ["b"], inItemSet: nil))
        #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: nil))
        #expect(board.itemSet(withPasteboardTypes: ["a"]) == IndexSet(integer: 0))
        #expect(board.itemSet(withPasteboardTypes: ["z"]) == nil)
        #expect(board.values(forPasteboardType: "b", inItemSet: nil)?.count == 2)
        board.addItems([["c": "z"]])
        #expect(board.numberOfItems == 3)
    }

    @Test func namedBoardsAreFoundAgain() {
        #expect(UIPasteboard.pasteboard(withName: "none", create: false) == nil)
        let made = UIPasteboard.pasteboard(withName: "mine", create: true)
        made?.string = "x"
        #expect(UIPasteboard.pasteboard(withName: "mine", create: false) === made)
        UIPasteboard.remove(withName: "mine")
        #expect(UIPasteboard.pasteboard(withName: "mine", create: false) == nil && made?.string == nil)
        #expect(UIPasteboard.general.isPersistent && !board.isPersistent)
        #expect(UIPasteboard.withUniqueName().name != board.name)
    }

    @Test func changesAreCountedAndTold() {
        let before = board.changeCount
        board.string = "x"
        nonisolated(unsafe) var told: [AnyHashable: Any]?
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { told = $0.userInfo }
        defer { NotificationCenter.default.removeObserver(token) }
        board.setValue("y", forPasteboardType: "my.type")
        #expect(board.changeCount == before + 2)
        #expect(told?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] == ["my.type"])
        #expect(told?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] == ["public.utf8-plain-text"])
    }

    @Test func appsOfADeviceShareWhatIsPersistent() throws {
        let folder = NSTemporaryDirectory() + "pasteboards-\(UUID().uuidString)"
        PasteboardFile.folder = folder
        defer {
            PasteboardFile.folder = nil
            try? FileManager.default.removeItem(atPath: folder)
        }
        let name = "shared/\(UUID().uuidString.prefix(8))"
        let mine = UIPasteboard.pasteboard(withName: name, create: true)
        mine?.isPersistent = true
        mine?.items = [
            ["public.url": URL(string: "http://a.b") as Any, "public.utf8-plain-text": "text", "n": [1, 2]]
        ]
        mine?.addItems([["com.apple.uikit.color": UIColor.red]])

        let file = PasteboardFile(name: name)
        let others = file?.news()
        #expect(others?.items.count == 2 && others?.changeCount == mine?.changeCount)
        #expect(others?.items[0]["public.url"] as? URL == URL(string: "http://a.b"))
        #expect(others?.items[1]["com.apple.uikit.color"] as? UIColor == .red)
        #expect(file?.news() == nil)

        var changed = PasteboardContents()
        changed.items = [["public.text": "from another app"]]
        changed.changeCount = 41
        file?.write(changed)
        #expect(mine?.string == "from another app" && mine?.changeCount == 41)

        // A file that somebody damaged is an empty pasteboard.
        let path = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder + "/" + path))
        #expect(mine?.numberOfItems == 0 && mine?.string == nil)
        UIPasteboard.remove(withName: name)
        #expect(file?.exists == false)
    }
}
