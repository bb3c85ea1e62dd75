import Archiving
import Foundation
import Testing
import UIKit

/// Archives that were made to do harm: nothing of what they say ends the app or keeps it busy for ever.
@MainActor @Suite(.serialized) struct HostileArchiveTests {
    private static let classes: [any NibObject.Type] = [
        UIView.self, UIWindow.self, UILabel.self, UIImageView.self, UIActivityIndicatorView.self, UIProgressView.self,
        UIPickerView.self, UIScrollView.self, UITextView.self, UIControl.self, UIButton.self, UIDatePicker.self,
        UIPageControl.self, UIRefreshControl.self, UISegmentedControl.self, UISlider.self, UIStepper.self,
        UISwitch.self, UITextField.self, UIColor.self, UIFont.self, UIImage.self, UIBezierPath.self,
    ]

    @Test func noClassFallsForACoderThatLies() {
        for type in Self.classes {
            for seed in 1...60 {
                let object = type.init(coder: LyingCoder(seed: UInt64(seed)))
                guard let view = object as? UIView else { continue }
                view.isHidden = true
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                box.addSubview(view)
                view.layoutIfNeeded()
                #expect(view.bounds.width.isFinite && view.center.x.isFinite && !view.alpha.isNaN)
                view.removeFromSuperview()
            }
        }
    }

    @Test func framesThatAreNoNumbersAreLeftOut() {
        let view = decode(
            "UIView",
            [
                ArchivedField("UIBounds", .structure(.rectangle(.nan, 0, .infinity, 5))),
                ArchivedField("UICenter", .structure(.pair(.nan, 1))), ArchivedField("UIAlpha", .double(.nan)),
                ArchivedField("UITransform", .structure(.transform([1, 0, 0, .nan, 0, 0]))),
            ])
        #expect(view?.frame == .zero && view?.alpha == 1)
    }

    @Test func aViewCannotBeInsideItself() throws {
        var graph = ArchiveGraph()
        let outer = graph.add(ArchivedObject(className: "UIView", content: .null))
        let inner = graph.add(ArchivedObject(className: "UILabel", content: .null))
        func list(_ views: [ArchiveGraph.Reference]) -> ArchivedValue {
            .object(graph.add(ArchivedObject(className: "NSArray", content: .elements(views))))
        }
        graph[outer].content = .fields([ArchivedField("UISubviews", list([outer, inner, inner, outer]))])
        graph[inner].content = .fields([ArchivedField("UISubviews", list([inner, outer]))])
        graph.top = [ArchivedField("root", .object(outer))]
        let view = try #require(decode(graph))
        let views = sequence(first: view, next: \.superview).prefix(10).map { $0 }
        #expect(views.count <= 2, "there is an outermost view")
        #expect(view.subviews.count <= 1)
    }

    @Test func foundationsCoderGoesRoundACircleOnlySoOften() throws {
        let view = UIView(frame: .zero)
        view.addSubview(UILabel(frame: .zero))
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        var list = try #require(
            PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any])
        var objects = try #require(list["$objects"] as? [Any])
        // The label of the array of subviews becomes the view itself.
        let root = try #require((list["$top"] as? [String: Any])?["root"])
        let place = try #require(objects.firstIndex { ($0 as? [String: Any])?["NS.objects"] != nil })
        var array = try #require(objects[place] as? [String: Any])
        array["NS.objects"] = [root]
        objects[place] = array
        list["$objects"] = objects
        let changed = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let circle = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(changed) as? UIView)
        let depth = sequence(first: circle, next: { $0.subviews.first }).prefix(1000).reduce(0) { count, _ in count + 1
        }
        #expect(depth > 2 && depth < 300)
    }

    @Test func brokenImagesAndPathsAreEmpty() {
        let data = Data(repeating: 0x7F, count: 999)
        let image = UIImage(coder: DictionaryCoder(["UIImageData": data, "UIScale": -3.0]))
        #expect(image?.cgImage == nil && image?.scale == 1)
        let path = UIBezierPath(coder: DictionaryCoder(["UIBezierPathCGPathDataKey": data]))
        #expect(path?.isEmpty == true)
        #expect(UIColor(coder: DictionaryCoder([:])) == nil)
        #expect(
            UIColor(coder: DictionaryCoder(["UIRed": 7.0, "UIAlpha": -1.0]))
                == UIColor(red: 1, green: 0, blue: 0, alpha: 0))
        #expect(UIFont(coder: DictionaryCoder(["UIFontPointSize": -1.0, "UIFontName": "Nothing"]))?.pointSize == 14)
    }

    private func decode(_ className: String, _ fields: [ArchivedField]) -> UIView? {
        var graph = ArchiveGraph()
        let view = graph.add(ArchivedObject(className: className, content: .fields(fields)))
        graph.top = [ArchivedField("root", .object(view))]
        return decode(graph)
    }

    private func decode(_ graph: ArchiveGraph) -> UIView? {
        let decoder = ArchiveDecoder(graph: graph)
        decoder.makeObject = { archived, _, decoder in NibClasses.named(archived.className)?.init(coder: decoder) }
        return decoder.decodeObject(forKey: "root") as? UIView
    }
}
