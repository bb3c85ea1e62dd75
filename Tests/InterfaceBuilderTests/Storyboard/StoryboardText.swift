/// A storyboard with a segue of every kind, prototype cells and static ones.
enum StoryboardText {
    /// Tabs: a stack whose root is a list with prototypes, and a static table.
    static let tabs = DocumentText.storyboard(
        """
        <scene sceneID="s0"><objects>
        <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" contentMode="scaleToFill" id="bar">
        <rect key="frame" x="0.0" y="431" width="320" height="49"/></tabBar><connections>
        <segue destination="stack" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="settings" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f0" sceneMemberID="firstResponder"/></objects></scene>
        <scene sceneID="s1"><objects>
        <navigationController id="stack" storyboardIdentifier="Stack" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="List" id="ti1"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/></navigationBar><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects>
        <tableViewController id="list" customClass="StoryboardList" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="lt">
        <rect key="frame" x="0.0" y="64" width="320" height="367"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <prototypes>
        <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" textLabel="rl" accessoryType="detailDisclosureButton" id="row">
        <rect key="frame" x="0.0" y="22" width="320" height="44"/><view key="contentView">
        <rect key="frame" x="0.0" y="0.0" width="287" height="43"/><subviews>
        <label text="Title" contentMode="left" id="rl"><rect key="frame" x="10" y="0.0" width="267" height="43"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label></subviews></view>
        <connections><segue destination="detail" kind="push" identifier="ShowDetail" id="sg1"/>
        <segue destination="sheet" kind="modal" identifier="ShowInfo" trigger="accessoryAction" id="sg2"/></connections>
        </tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="o1"/>
        <outlet property="delegate" destination="list" id="o2"/></connections></tableView>
        <navigationItem key="navigationItem" title="List" id="li">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
        <segue destination="sheet" kind="modal" identifier="Add" modalTransitionStyle="crossDissolve" id="sg3"/>
        </connections></barButtonItem></navigationItem>
        <connections><segue destination="detail" kind="custom" customClass="StoryboardJump" identifier="Jump" id="sg4"/>
        <outlet property="extra" destination="extra" id="o3"/>
        </connections></tableViewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f2" sceneMemberID="firstResponder"/>
        <view contentMode="scaleToFill" tag="99" id="extra"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></view>
        </objects></scene>
        <scene sceneID="s3"><objects>
        <viewController storyboardIdentifier="Detail" title="Detail" id="detail" customClass="StoryboardDetail" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="dv"><rect key="frame" x="0.0" y="64" width="320" height="416"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <button buttonType="roundedRect" id="db"><rect key="frame" x="20" y="20" width="100" height="37"/>
        <state key="normal" title="More"/><connections>
        <segue destination="sheet" kind="modal" identifier="More" animates="NO" id="sg5"/></connections></button>
        <containerView id="box"><rect key="frame" x="20" y="80" width="200" height="100"/><connections>
        <segue destination="inner" kind="embed" identifier="Embed" id="sg6"/></connections></containerView></subviews></view>
        <connections><outlet property="button" destination="db" id="o4"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s4"><objects>
        <viewController id="sheet" sceneMemberID="viewController"><view key="view" id="sv">
        <rect key="frame" x="0.0" y="20" width="320" height="460"/></view></viewController></objects></scene>
        <scene sceneID="s5"><objects>
        <viewController id="inner" sceneMemberID="viewController"><view key="view" tag="5" id="iv">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view></viewController></objects></scene>
        <scene sceneID="s6"><objects>
        <tableViewController id="settings" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Settings" id="ti2"/>
        <tableView key="view" dataMode="static" style="grouped" id="st">
        <rect key="frame" x="0.0" y="20" width="320" height="411"/><sections>
        <tableViewSection headerTitle="Sounds" footerTitle="Loud" id="sec1"><cells>
        <tableViewCell id="c1"><rect key="frame" x="0.0" y="46" width="320" height="60"/><view key="contentView"/>
        </tableViewCell><tableViewCell id="c2"><rect key="frame" x="0.0" y="106" width="320" height="44"/>
        <view key="contentView"/></tableViewCell></cells></tableViewSection>
        <tableViewSection id="sec2"><cells><tableViewCell id="c3"><rect key="frame" x="0.0" y="200" width="320" height="44"/>
        <view key="contentView"/></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
        </objects></scene>
        """, initial: "tabs")
}
