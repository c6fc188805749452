// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explorer/ExplorerView.h"

#include "tests/support/ParsedSource.h"

#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace warpgrain;
using namespace warpgrain::views;
using warpgrain::tests::ParsedSource;

namespace {

constexpr const char *twoKernels = R"(
__global__ void first(float *out, int n) {
  __shared__ float part[32];
  part[threadIdx.x] = 0;
  for (int i = 0; i < n; ++i) {
    part[threadIdx.x] += i;
    __syncthreads();
    while (n > 100) break;
  }
  out[threadIdx.x] = part[threadIdx.x];
}

template <typename T> __global__ void second(T *out) { out[0] = T(1); }

void run(float *p) {
  first<<<dim3(2, 3), 64>>>(p, 7);
  second<float><<<1, 1>>>(p);
}
)";

const OutlineNode *findKind(const std::vector<OutlineNode> &nodes, OutlineKind kind) {
  for (const OutlineNode &node : nodes) {
    if (node.kind == kind) return &node;
    if (const OutlineNode *found = findKind(node.children, kind)) return found;
  }
  return nullptr;
}

int countKind(const std::vector<OutlineNode> &nodes, OutlineKind kind) {
  int count = 0;
  for (const OutlineNode &node : nodes)
    count += (node.kind == kind) + countKind(node.children, kind);
  return count;
}

void show(ExplorerView &view, const model::Unit &unit) {
  view.setOutline(std::make_shared<const std::vector<OutlineNode>>(outlineOf(unit)));
}

QModelIndex indexOf(const QAbstractItemModel &model, const QString &text, const QModelIndex &parent = {}) {
  for (int row = 0; row < model.rowCount(parent); ++row) {
    const QModelIndex index = model.index(row, 0, parent);
    if (index.data().toString().contains(text)) return index;
    if (const QModelIndex found = indexOf(model, text, index); found.isValid()) return found;
  }
  return {};
}

} // namespace

class ExplorerViewTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void namesAreReadInANarrowViewToo() {
    const ParsedSource source(twoKernels);
    ExplorerView view;
    view.resize(300, 300);
    view.show();
    show(view, source.unit());
    auto &tree = *view.findChild<QTreeView *>();
    QVERIFY(!tree.isColumnHidden(1));
    view.resize(90, 300);
    QTRY_VERIFY(tree.isColumnHidden(1));
    QCOMPARE(tree.columnWidth(0), tree.viewport()->width());
    // The line is told all the same.
    QVERIFY(tree.model()->index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral(":2")));
    view.resize(300, 300);
    QTRY_VERIFY(!tree.isColumnHidden(1));
  }

  void initTestCase() {
    if (!tests::cudaRoot()) QSKIP("no CUDA headers to parse with");
    source_ = std::make_unique<ParsedSource>(twoKernels);
  }

  void outlineHoldsWhatIsInAKernel() {
    const auto nodes = outlineOf(source_->unit());
    QCOMPARE(nodes.size(), std::size_t(2));
    QCOMPARE(nodes[0].text, QStringLiteral("first"));
    QCOMPARE(nodes[0].place, QStringLiteral(":2"));
    QCOMPARE(countKind(nodes[0].children, OutlineKind::parameter), 2);
    QCOMPARE(countKind(nodes[0].children, OutlineKind::loop), 2);
    QCOMPARE(countKind(nodes[0].children, OutlineKind::barrier), 1);
    QCOMPARE(countKind(nodes[1].children, OutlineKind::instance), 1);
    const OutlineNode *loop = findKind(nodes, OutlineKind::loop);
    QCOMPARE(loop->text, QStringLiteral("for (int i = 0; i < n; ++i)"));
    QCOMPARE(loop->place, QStringLiteral(":5"));
    // The barrier and the inner loop stand inside the loop.
    QCOMPARE(loop->children.size(), std::size_t(2));
    const OutlineNode *array = findKind(nodes, OutlineKind::sharedArray);
    QVERIFY(array->text.contains(QStringLiteral("part")) && array->text.contains(QStringLiteral("128 bytes")));
    const OutlineNode *launch = findKind(nodes, OutlineKind::launch);
    QCOMPARE(launch->text, QStringLiteral("grid 2×3×1, block 64×1×1"));
  }

  void aKernelThatIsOnlyNamedHasNoGridThere() {
    const ParsedSource named("__global__ void k(float *p) { p[0] = 1; }\nvoid (*const table[])(float *) = {k};\n");
    const auto nodes = outlineOf(named.unit());
    const OutlineNode *launch = findKind(nodes, OutlineKind::launch);
    QVERIFY(launch != nullptr);
    QCOMPARE(launch->text, QStringLiteral("named, no launch is followed"));
  }

  void choosingARowTellsItsKernelAndItsPlace() {
    ExplorerView view;
    show(view, source_->unit());
    view.show();
    auto *tree = view.findChild<QTreeView *>();
    QSignalSpy kernel(&view, &ExplorerView::kernelChosen);
    QSignalSpy place(&view, &ExplorerView::placeChosen);
    tree->setCurrentIndex(indexOf(*tree->model(), QStringLiteral("second")));
    QCOMPARE(kernel.count(), 1);
    QVERIFY(kernel.last()[0].value<model::FunctionId>() == source_->kernel("second"));
    QCOMPARE(place.count(), 0);
    tree->setCurrentIndex(indexOf(*tree->model(), QStringLiteral("for (int i")));
    QCOMPARE(kernel.count(), 2);
    tree->setCurrentIndex(indexOf(*tree->model(), QStringLiteral("__syncthreads")));
    QCOMPARE(kernel.count(), 2); // the same kernel
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(place.count(), 1);
    const auto span = place.last()[0].value<SourceSpan>();
    QVERIFY(source_->unit().textOf(span).starts_with("__syncthreads"));
  }

  void selectingFromOutsideIsSilent() {
    ExplorerView view;
    show(view, source_->unit());
    QSignalSpy kernel(&view, &ExplorerView::kernelChosen);
    view.selectKernel(source_->kernel("second"));
    QCOMPARE(kernel.count(), 0);
    QCOMPARE(view.findChild<QTreeView *>()->currentIndex().data().toString(), QStringLiteral("second"));
  }

  void expansionAndSelectionOutliveARefresh() {
    ExplorerView view;
    show(view, source_->unit());
    auto *tree = view.findChild<QTreeView *>();
    tree->expand(indexOf(*tree->model(), QStringLiteral("parameters")));
    tree->collapse(indexOf(*tree->model(), QStringLiteral("for (int i")));
    tree->setCurrentIndex(indexOf(*tree->model(), QStringLiteral("n: int")));
    // One more kernel in front, and one more parameter: another shape.
    std::string text = twoKernels;
    text.insert(text.find("int n) {") + 5, ", int m");
    ParsedSource changed("__global__ void before() {}\n" + text);
    show(view, changed.unit());
    QVERIFY(indexOf(*tree->model(), QStringLiteral("before")).isValid());
    const QModelIndex first = indexOf(*tree->model(), QStringLiteral("first"));
    QVERIFY(tree->isExpanded(indexOf(*tree->model(), QStringLiteral("parameters"), first)));
    QVERIFY(!tree->isExpanded(indexOf(*tree->model(), QStringLiteral("for (int i"))));
    QCOMPARE(tree->currentIndex().data().toString(), QStringLiteral("n: int"));
  }

  void aRefreshOfTheSameShapeKeepsTheRows() {
    ExplorerView view;
    show(view, source_->unit());
    auto *tree = view.findChild<QTreeView *>();
    const QPersistentModelIndex loop = indexOf(*tree->model(), QStringLiteral("for (int i"));
    ParsedSource moved("\n\n" + std::string(twoKernels));
    show(view, moved.unit());
    QVERIFY(loop.isValid());
    QCOMPARE(loop.sibling(loop.row(), 1).data().toString(), QStringLiteral(":7"));
  }

  /// Whoever shows the rows looks for each that is named among all of them.
  void aRefreshThatMovesAllLinesIsToldOnce() {
    ExplorerView view;
    show(view, source_->unit());
    const QAbstractItemModel *model = view.findChild<QTreeView *>()->model();
    QSignalSpy changed(model, &QAbstractItemModel::dataChanged);
    QSignalSpy removed(model, &QAbstractItemModel::rowsRemoved);
    show(view, source_->unit());
    QCOMPARE(changed.count(), 0);
    ParsedSource moved("\n\n" + std::string(twoKernels));
    show(view, moved.unit());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(removed.count(), 0);
  }

  void aKernelOfAnotherShapeAloneIsReplaced() {
    ExplorerView view;
    show(view, source_->unit());
    const QAbstractItemModel *model = view.findChild<QTreeView *>()->model();
    const QPersistentModelIndex second = indexOf(*model, QStringLiteral("second"));
    QSignalSpy removed(model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(model, &QAbstractItemModel::rowsInserted);
    std::string text = twoKernels;
    text.insert(text.find("int n) {") + 5, ", int m");
    show(view, ParsedSource(text).unit());
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed.last()[2].toInt() - removed.last()[1].toInt(), 0);
    QCOMPARE(inserted.count(), 1);
    QVERIFY(second.isValid());
  }

  void thePlacesHaveTheRoomThatTheyNeed() {
    ExplorerView view;
    show(view, ParsedSource(std::string(12345, '\n') + twoKernels).unit());
    const auto *tree = view.findChild<QTreeView *>();
    QVERIFY(tree->columnWidth(1) >= tree->fontMetrics().horizontalAdvance(QStringLiteral(":12347")));
  }

  void rowsOfAKindShareOneIcon() {
    ExplorerView view;
    show(view, source_->unit());
    const auto *tree = view.findChild<QTreeView *>();
    const auto iconOf = [&](const QString &text) {
      return indexOf(*tree->model(), text).data(Qt::DecorationRole).value<QIcon>().cacheKey();
    };
    QCOMPARE(iconOf(QStringLiteral("first")), iconOf(QStringLiteral("second")));
    QCOMPARE(iconOf(QStringLiteral("for (int i")), iconOf(QStringLiteral("while (n")));
    QVERIFY(iconOf(QStringLiteral("first")) != iconOf(QStringLiteral("for (int i")));
  }

  void filterKeepsMatchingRowsAndTheirKernels() {
    ExplorerView view;
    show(view, source_->unit());
    auto *tree = view.findChild<QTreeView *>();
    view.findChild<QLineEdit *>()->setText(QStringLiteral("syncthreads"));
    QCOMPARE(tree->model()->rowCount(), 1);
    QVERIFY(indexOf(*tree->model(), QStringLiteral("__syncthreads")).isValid());
    QVERIFY(!indexOf(*tree->model(), QStringLiteral("parameters")).isValid());
    view.findChild<QLineEdit *>()->clear();
    QCOMPARE(tree->model()->rowCount(), 2);
  }

  void aUnitWithoutKernelsIsToldInASentence() {
    ParsedSource empty("int main() { return 0; }\n");
    ExplorerView view;
    view.show();
    const auto *message = view.findChild<QLabel *>();
    QVERIFY(message->isVisible());
    const QString nothingOpen = message->text();
    show(view, empty.unit());
    QVERIFY(message->isVisible());
    QVERIFY(message->text() != nothingOpen);
    QVERIFY(message->text().contains(QStringLiteral("__global__")));
    show(view, source_->unit());
    QVERIFY(!message->isVisible());
    view.clear();
    QCOMPARE(message->text(), nothingOpen);
    view.setReading(true); // what is being opened is not asked for
    QVERIFY2(message->text().startsWith(QStringLiteral("Reading")), qPrintable(message->text()));
    view.setReading(false);
    QCOMPARE(message->text(), nothingOpen);
  }

private:
  std::unique_ptr<ParsedSource> source_;
};

QTEST_MAIN(ExplorerViewTest)
#include "ExplorerViewTest.moc"
