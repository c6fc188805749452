// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explorer/ExplorerView.h"

#include "views/explorer/OutlineIcons.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <functional>

namespace warpgrain::views {

namespace {

constexpr int keyRole = Qt::UserRole;
constexpr int spanRole = Qt::UserRole + 1;
constexpr int kernelRole = Qt::UserRole + 2;

void fill(QStandardItem &item, QStandardItem &place, const OutlineNode &node) {
  // Setting what is there already would make the view paint it again at each keystroke.
  if (item.text() != node.text) item.setText(node.text);
  // The row may be too narrow for its text.
  const QString help = node.detail.isEmpty() ? node.text : node.text + u'\n' + node.detail;
  if (item.toolTip() != help) item.setToolTip(help);
  if (place.text() != node.place) place.setText(node.place);
  item.setData(node.key, keyRole);
  item.setData(node.span ? QVariant::fromValue(*node.span) : QVariant(), spanRole);
  item.setData(QVariant::fromValue(node.kernel), kernelRole);
}

void append(QStandardItem &parent, const OutlineNode &node, const OutlineIcons &icons, const QBrush &faint) {
  auto *item = new QStandardItem(icons.of(node.kind), node.text);
  auto *place = new QStandardItem;
  place->setForeground(faint);
  fill(*item, *place, node);
  if (node.kind == OutlineKind::kernel) {
    QFont font;
    font.setBold(true);
    item->setFont(font);
  }
  for (QStandardItem *cell : {item, place})
    cell->setEditable(false);
  for (const OutlineNode &child : node.children)
    append(*item, child, icons, faint);
  parent.appendRow({item, place});
}

void refill(QStandardItem &parent, const std::vector<OutlineNode> &nodes) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const int row = static_cast<int>(i);
    fill(*parent.child(row, 0), *parent.child(row, 1), nodes[i]);
    refill(*parent.child(row, 0), nodes[i].children);
  }
}

/// What is new starts open, but for what is looked up rather than looked at.
bool opensByItself(const QString &key) {
  return !key.endsWith(QStringLiteral("/parameters")) && !key.endsWith(QStringLiteral("/shared")) &&
         !key.endsWith(QStringLiteral("/instances"));
}

void forEachIndex(const QAbstractItemModel &model, const QModelIndex &parent,
                  const std::function<void(const QModelIndex &)> &action) {
  for (int row = 0; row < model.rowCount(parent); ++row) {
    const QModelIndex index = model.index(row, 0, parent);
    action(index);
    forEachIndex(model, index, action);
  }
}

} // namespace

ExplorerView::ExplorerView(QWidget *parent)
    : QWidget(parent), filterLine_(new QLineEdit(this)), tree_(new QTreeView(this)), message_(new QLabel(this)),
      model_(new QStandardItemModel(this)), proxy_(new QSortFilterProxyModel(this)) {
  filterLine_->setPlaceholderText(tr("Filter"));
  filterLine_->setAccessibleName(tr("Filter of kernels and what is in them"));
  filterLine_->setClearButtonEnabled(true);
  proxy_->setSourceModel(model_);
  proxy_->setRecursiveFilteringEnabled(true);
  proxy_->setAutoAcceptChildRows(true);
  proxy_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  tree_->setModel(proxy_);
  tree_->setAccessibleName(tr("Kernels"));
  tree_->setHeaderHidden(true);
  tree_->setUniformRowHeights(true);
  tree_->setTextElideMode(Qt::ElideRight);
  message_->setWordWrap(true);
  message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  message_->setMargin(8);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(filterLine_);
  column->addWidget(tree_, 1);
  column->addWidget(message_, 1);
  setFocusProxy(tree_);
  connect(filterLine_, &QLineEdit::textChanged, this, &ExplorerView::filter);
  connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExplorerView::currentChanged);
  connect(tree_, &QTreeView::clicked, this, &ExplorerView::activate);
  connect(tree_, &QTreeView::activated, this, &ExplorerView::activate);
  setUpColumns();
  updateMessage();
}

void ExplorerView::setUpColumns() {
  model_->setColumnCount(2);
  QHeaderView *header = tree_->header();
  header->setStretchLastSection(false);
  header->setMinimumSectionSize(40);
  header->setSectionResizeMode(0, QHeaderView::Stretch);
  header->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

void ExplorerView::setUnit(const model::Unit &unit) {
  open_ = true;
  showOutline(outlineOf(unit));
}

void ExplorerView::clear() {
  open_ = false;
  current_ = model::none<model::FunctionId>;
  showOutline({});
}

void ExplorerView::showOutline(const std::vector<OutlineNode> &nodes) {
  silent_ = true;
  if (sameShape(nodes_, nodes))
    refill(*model_->invisibleRootItem(), nodes);
  else
    rebuild(nodes);
  nodes_ = nodes;
  silent_ = false;
  updateMessage();
}

void ExplorerView::rebuild(const std::vector<OutlineNode> &nodes) {
  const std::set<QString> expanded = expandedKeys();
  std::set<QString> known;
  forEachIndex(*proxy_, {}, [&known](const QModelIndex &index) { known.insert(index.data(keyRole).toString()); });
  const QString current = tree_->currentIndex().siblingAtColumn(0).data(keyRole).toString();
  model_->removeRows(0, model_->rowCount());
  const OutlineIcons icons(*this);
  const QBrush faint(themeColours(*this).faint);
  for (const OutlineNode &node : nodes)
    append(*model_->invisibleRootItem(), node, icons, faint);
  forEachIndex(*proxy_, {}, [&](const QModelIndex &index) {
    const QString key = index.data(keyRole).toString();
    tree_->setExpanded(index, known.contains(key) ? expanded.contains(key) : opensByItself(key));
    if (!current.isEmpty() && key == current) tree_->setCurrentIndex(index);
  });
}

std::set<QString> ExplorerView::expandedKeys() const {
  std::set<QString> keys;
  forEachIndex(*proxy_, {}, [&](const QModelIndex &index) {
    if (tree_->isExpanded(index)) keys.insert(index.data(keyRole).toString());
  });
  return keys;
}

void ExplorerView::selectKernel(model::FunctionId kernel) {
  current_ = kernel;
  const QModelIndex now = tree_->currentIndex().siblingAtColumn(0);
  if (now.isValid() && now.data(kernelRole).value<model::FunctionId>() == kernel) return;
  silent_ = true;
  for (int row = 0; row < proxy_->rowCount(); ++row) {
    const QModelIndex index = proxy_->index(row, 0);
    if (index.data(kernelRole).value<model::FunctionId>() == kernel) tree_->setCurrentIndex(index);
  }
  silent_ = false;
}

void ExplorerView::currentChanged(const QModelIndex &index) {
  if (silent_ || !index.isValid()) return;
  const auto kernel = index.siblingAtColumn(0).data(kernelRole).value<model::FunctionId>();
  if (kernel == current_) return;
  current_ = kernel;
  Q_EMIT kernelChosen(kernel);
}

void ExplorerView::activate(const QModelIndex &index) {
  const QVariant span = index.siblingAtColumn(0).data(spanRole);
  if (span.isValid()) Q_EMIT placeChosen(span.value<SourceSpan>());
}

void ExplorerView::filter(const QString &text) {
  silent_ = true;
  proxy_->setFilterFixedString(text);
  if (!text.isEmpty()) tree_->expandAll();
  silent_ = false;
  updateMessage();
}

void ExplorerView::updateMessage() {
  const bool nothing = proxy_->rowCount() == 0;
  tree_->setVisible(!nothing);
  message_->setVisible(nothing);
  filterLine_->setVisible(!nodes_.empty());
  if (!open_)
    message_->setText(tr("Open a CUDA file to see its kernels."));
  else if (nodes_.empty())
    message_->setText(tr("There is no kernel (__global__ function with a body) in this file or in the headers of "
                         "yours that it includes."));
  else
    message_->setText(tr("Nothing matches the filter."));
}

void ExplorerView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  silent_ = true;
  rebuild(nodes_);
  silent_ = false;
}

} // namespace warpgrain::views
